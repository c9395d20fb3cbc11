import { openIndexedDb, runInStore } from '../../api/indexed-db.ts';
import {
  type DraftStorage,
  isSaved,
  type QueuedAnswer,
  type RefusedAnswer,
  type StoredDraft,
  type TurnKey,
} from './draft-storage.ts';

const databaseName = 'candor-interview';
/** The second has a store for refused answers. */
const databaseVersion = 2;
const drafts = 'drafts';
const answers = 'answers';
const refused = 'refused';

/** Opens the browser's database; rejects where there is none or it does not answer within two seconds. */
export async function openIndexedDbDraftStorage(): Promise<DraftStorage> {
  const database = await openIndexedDb(databaseName, makeStores, databaseVersion);
  const listed = async <T extends QueuedAnswer>(store: string, userId: string, sessionId: string) => {
    const range = sessionRange(userId, sessionId);
    const found = await runInStore<T[]>(database, store, 'readonly', (s) => s.getAll(range));
    return found.sort((a, b) => a.queuedAt.localeCompare(b.queuedAt));
  };

  const removeDraft = (key: TurnKey) =>
    runInStore(database, drafts, 'readwrite', (s) => s.delete(keyOf(key)));

  return {
    durable: true,
    readDraft: async (key) =>
      (await runInStore<StoredDraft | undefined>(database, drafts, 'readonly', (s) => s.get(keyOf(key)))) ??
      null,
    writeDraft: async (draft) => void (await runInStore(database, drafts, 'readwrite', (s) => s.put(draft))),
    listAnswers: (userId, sessionId) => listed<QueuedAnswer>(answers, userId, sessionId),
    putAnswer: async (answer) =>
      void (await runInStore(database, answers, 'readwrite', (s) => s.put(answer))),
    removeDraft,
    removeAnswer: (key) => runInStore(database, answers, 'readwrite', (s) => s.delete(keyOf(key))),
    listRefused: (userId, sessionId) => listed<RefusedAnswer>(refused, userId, sessionId),
    putRefused: async (answer) =>
      void (await runInStore(database, refused, 'readwrite', (s) => s.put(answer))),
    removeRefused: ({ userId, sessionId, idempotencyKey }) =>
      runInStore(database, refused, 'readwrite', (s) => s.delete([userId, sessionId, idempotencyKey])),
    removeSession: async (userId, sessionId) => {
      const range = sessionRange(userId, sessionId);
      await Promise.all(
        [drafts, answers].map((store) => runInStore(database, store, 'readwrite', (s) => s.delete(range))),
      );
    },
    removeSavedDrafts: async () => {
      const all = await runInStore<StoredDraft[]>(database, drafts, 'readonly', (s) => s.getAll());
      await Promise.all(all.filter(isSaved).map(removeDraft));
    },
  };
}

const keyOf = ({ userId, sessionId, turnId }: TurnKey): IDBValidKey => [userId, sessionId, turnId];

/** An array sorts after every string, so the range holds all there is of the session. */
const sessionRange = (userId: string, sessionId: string) =>
  IDBKeyRange.bound([userId, sessionId], [userId, sessionId, []]);

/** What each entry of a store is told apart by within its session: of one turn several answers may be refused. */
const lastKeys = { [drafts]: 'turnId', [answers]: 'turnId', [refused]: 'idempotencyKey' };

function makeStores(database: IDBDatabase): void {
  for (const [name, lastKey] of Object.entries(lastKeys)) {
    if (database.objectStoreNames.contains(name)) continue;
    database.createObjectStore(name, { keyPath: ['userId', 'sessionId', lastKey] });
  }
}
