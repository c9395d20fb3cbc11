import { openIndexedDb, runInStore } from '../indexed-db.ts';
import { isBearer } from './session-answers.ts';

/** An access token and whose it is; the user is unknown until the status answered. */
export interface OwnedToken {
  userId: string | null;
  token: string;
}

/** The newest access token, in a place that is consistent across processes, which local storage is not (D4). */
export interface SharedTokens {
  read(): Promise<OwnedToken | null>;
  write(token: OwnedToken): Promise<void>;
  clear(): Promise<void>;
}

const DATABASE = 'candor-session';
const STORE = 'tokens';
const KEY = 'current';
const PATIENCE = 1000;

async function transact<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await openIndexedDb(DATABASE, (made) => made.createObjectStore(STORE));
  try {
    return await runInStore(database, STORE, mode, use);
  } finally {
    database.close();
  }
}

/** Without IndexedDB, or with one that hangs, every tab is on its own: `null` after a second. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  const { promise: patienceEnds, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, PATIENCE, null);
  try {
    return await Promise.race([work(), patienceEnds]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The shared token in this browser's IndexedDB. */
export const indexedDbTokens: SharedTokens = {
  read: async () => {
    const kept = await attempt(() => transact<OwnedToken | null>('readonly', (store) => store.get(KEY)));
    return kept && isBearer(kept.token) ? kept : null;
  },
  write: async (token) => {
    await attempt(() => transact('readwrite', (store) => store.put(token, KEY)));
  },
  clear: async () => {
    await attempt(() => transact('readwrite', (store) => store.delete(KEY)));
  },
};
