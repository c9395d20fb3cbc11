import type { DraftStorage, QueuedAnswer, StoredDraft, TurnKey } from './draft-storage.ts';

const databaseName = 'candor-interview';
const drafts = 'drafts';
const answers = 'answers';

/** Opens the browser's database; rejects where there is none or it does not answer within two seconds. */
export async function openIndexedDbDraftStorage(): Promise<DraftStorage> {
  const database = await openDatabase();

  return {
    durable: true,
    readDraft: async (key) =>
      (await run<StoredDraft | undefined>(database, drafts, 'readonly', (s) => s.get(keyOf(key)))) ?? null,
    writeDraft: async (draft) => void (await run(database, drafts, 'readwrite', (s) => s.put(draft))),
    listAnswers: async (userId, sessionId) => {
      const range = sessionRange(userId, sessionId);
      const found = await run<QueuedAnswer[]>(database, answers, 'readonly', (s) => s.getAll(range));
      return found.sort((a, b) => a.queuedAt.localeCompare(b.queuedAt));
    },
    putAnswer: async (answer) => void (await run(database, answers, 'readwrite', (s) => s.put(answer))),
    removeDraft: (key) => run(database, drafts, 'readwrite', (s) => s.delete(keyOf(key))),
    removeAnswer: (key) => run(database, answers, 'readwrite', (s) => s.delete(keyOf(key))),
    removeSession: async (userId, sessionId) => {
      const range = sessionRange(userId, sessionId);
      await Promise.all(
        [drafts, answers].map((store) => run(database, store, 'readwrite', (s) => s.delete(range))),
      );
    },
  };
}

const keyOf = ({ userId, sessionId, turnId }: TurnKey): IDBValidKey => [userId, sessionId, turnId];

/** An array sorts after every string, so the range holds every turn of the session. */
const sessionRange = (userId: string, sessionId: string) =>
  IDBKeyRange.bound([userId, sessionId], [userId, sessionId, []]);

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    const tooLate = setTimeout(() => reject(new Error('IndexedDB does not answer.')), 2000);
    request.onupgradeneeded = () => {
      for (const name of [drafts, answers]) {
        request.result.createObjectStore(name, { keyPath: ['userId', 'sessionId', 'turnId'] });
      }
    };
    request.onsuccess = () => {
      clearTimeout(tooLate);
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(tooLate);
      reject(request.error);
    };
  });
}

/** Resolves when the transaction is complete, that is when the browser has taken the write. */
function run<T>(
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
