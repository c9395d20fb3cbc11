import type { IntegrityEventReport } from '../../../../openapi/gen/types.gen.ts';
import { openIndexedDb, runInStore } from '../../../api/indexed-db.ts';
import { createMemoryEventQueue, type EventQueue } from './event-queue.ts';

const databaseName = 'candor-integrity';
const store = 'events';
const byAttempt = 'attempt';

interface StoredEvent {
  readonly key: number;
  /** Events of another user are never read (D8). */
  readonly attempt: string;
  readonly event: IntegrityEventReport;
}

let opened: Promise<IDBDatabase> | null = null;

/** The queue of one attempt on this device; in memory where the browser keeps nothing. */
export async function openEventQueue(userId: string, sessionId: string): Promise<EventQueue> {
  opened ??= openIndexedDb(databaseName, makeStore);
  try {
    return queueIn(await opened, JSON.stringify([userId, sessionId]));
  } catch {
    return createMemoryEventQueue();
  }
}

function makeStore(database: IDBDatabase): void {
  const events = database.createObjectStore(store, { keyPath: 'key', autoIncrement: true });
  events.createIndex(byAttempt, 'attempt');
}

function queueIn(database: IDBDatabase, attempt: string): EventQueue {
  const run = <T>(mode: IDBTransactionMode, work: (events: IDBObjectStore) => IDBRequest<T>) =>
    runInStore(database, store, mode, work);
  return {
    add: async (event) => void (await run('readwrite', (events) => events.add({ attempt, event }))),
    list: () => run<StoredEvent[]>('readonly', (events) => events.index(byAttempt).getAll(attempt)),
    remove: async (keys) => {
      for (const key of keys) await run('readwrite', (events) => events.delete(key));
    },
  };
}
