const PATIENCE_MS = 2000;

/**
 * Opens a database of the browser, after making the stores an earlier version lacks; rejects where there is
 * none or it does not answer within two seconds.
 */
export function openIndexedDb(
  name: string,
  makeStores: (database: IDBDatabase) => void,
  version = 1,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new Error('IndexedDB does not answer.'));
    }, PATIENCE_MS);
    request.onupgradeneeded = () => makeStores(request.result);
    request.onsuccess = () => {
      clearTimeout(timer);
      // Nobody uses it any more: open it would hold up every later version.
      if (isTooLate) return request.result.close();
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
}

/** Resolves when the transaction is complete, that is when the browser has taken the write. */
export function runInStore<T>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}
