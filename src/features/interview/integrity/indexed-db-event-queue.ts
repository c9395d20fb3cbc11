import type { IntegrityEventReport } from '../../../api/gen/types.gen.ts';
import { createMemoryEventQueue, type EventQueue } from './event-queue.ts';

const databaseName = 'candor-integrity';
const store = 'events';
const byAttempt = 'attempt';
const patienceMs = 2000;

interface StoredEvent {
  readonly key: number;
  /** Events of another user are never read (D8). */
  readonly attempt: string;
  readonly event: IntegrityEventReport;
}

let opened: Promise<IDBDatabase> | null = null;

/** The queue of one attempt on this device; in memory where the browser keeps nothing. */
export async function openEventQueue(userId: string, sessionId: string): Promise<EventQueue> {
  opened ??= openDatabase();
  try {
    return queueIn(await opened, JSON.stringify([userId, sessionId]));
  } catch {
    return createMemoryEventQueue();
  }
}

function queueIn(database: IDBDatabase, attempt: string): EventQueue {
  return {
    add: async (event) => void (await run(database, 'readwrite', (events) => events.add({ attempt, event }))),
    list: () => run<StoredEvent[]>(database, 'readonly', (events) => events.index(byAttempt).getAll(attempt)),
    remove: async (keys) => {
      for (const key of keys) await run(database, 'readwrite', (events) => events.delete(key));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    const tooLate = setTimeout(() => reject(new Error('IndexedDB does not answer.')), patienceMs);
    request.onupgradeneeded = () => {
      const events = request.result.createObjectStore(store, { keyPath: 'key', autoIncrement: true });
      events.createIndex(byAttempt, 'attempt');
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
  mode: IDBTransactionMode,
  work: (events: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}
