import type { Page } from '@playwright/test';

/** The texts of the drafts that this browser keeps. */
export function draftsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await wait(indexedDB.open('candor-interview'));
    const drafts = await wait(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return drafts.map(({ text }) => text);
  });
}
