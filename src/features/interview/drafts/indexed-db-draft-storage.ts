import { openIndexedDb, runInStore } from '../../../lib/indexed-db.ts';
import type { DraftStorage, QueuedAnswer, StoredDraft, TurnKey } from './draft-storage.ts';

const databaseName = 'candor-interview';
const drafts = 'drafts';
const answers = 'answers';

/** Opens the browser's database; rejects where there is none or it does not answer within two seconds. */
export async function openIndexedDbDraftStorage(): Promise<DraftStorage> {
  const database = await openIndexedDb(databaseName, makeStores);

  return {
    durable: true,
    readDraft: async (key) =>
      (await runInStore<StoredDraft | undefined>(database, drafts, 'readonly', (s) => s.get(keyOf(key)))) ??
      null,
    writeDraft: async (draft) => void (await runInStore(database, drafts, 'readwrite', (s) => s.put(draft))),
    listAnswers: async (userId, sessionId) => {
      const range = sessionRange(userId, sessionId);
      const found = await runInStore<QueuedAnswer[]>(database, answers, 'readonly', (s) => s.getAll(range));
      return found.sort((a, b) => a.queuedAt.localeCompare(b.queuedAt));
    },
    putAnswer: async (answer) =>
      void (await runInStore(database, answers, 'readwrite', (s) => s.put(answer))),
    removeDraft: (key) => runInStore(database, drafts, 'readwrite', (s) => s.delete(keyOf(key))),
    removeAnswer: (key) => runInStore(database, answers, 'readwrite', (s) => s.delete(keyOf(key))),
    removeSession: async (userId, sessionId) => {
      const range = sessionRange(userId, sessionId);
      await Promise.all(
        [drafts, answers].map((store) => runInStore(database, store, 'readwrite', (s) => s.delete(range))),
      );
    },
  };
}

const keyOf = ({ userId, sessionId, turnId }: TurnKey): IDBValidKey => [userId, sessionId, turnId];

/** An array sorts after every string, so the range holds every turn of the session. */
const sessionRange = (userId: string, sessionId: string) =>
  IDBKeyRange.bound([userId, sessionId], [userId, sessionId, []]);

function makeStores(database: IDBDatabase): void {
  for (const name of [drafts, answers]) {
    database.createObjectStore(name, { keyPath: ['userId', 'sessionId', 'turnId'] });
  }
}
