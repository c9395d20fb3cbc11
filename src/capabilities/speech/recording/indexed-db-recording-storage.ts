import { openIndexedDb, runInStore } from '../../../api/indexed-db.ts';
import { createMemoryRecordingStorage } from './memory-recording-storage.ts';
import type { KeptRecording, RecordingStorage } from './recording-storage.ts';

const databaseName = 'candor-recordings';
const recordings = 'recordings';
const pieces = 'pieces';

interface StoredPiece {
  readonly number: number;
  /** Some browsers cannot keep a Blob. */
  readonly bytes: ArrayBuffer;
}

let opened: Promise<RecordingStorage> | null = null;

/** This device's recordings, opened once; in memory where the browser keeps nothing. */
export function deviceRecordings(): Promise<RecordingStorage> {
  opened ??= openIndexedDb(databaseName, makeStores).then(storageIn, createMemoryRecordingStorage);
  return opened;
}

function makeStores(database: IDBDatabase): void {
  database.createObjectStore(recordings, { keyPath: ['userId', 'sessionId', 'id'] });
  database.createObjectStore(pieces);
}

const keyOf = ({ userId, sessionId, id }: KeptRecording) => [userId, sessionId, id];

/** An array sorts after everything else, so the range holds all that begins with the key. */
const rangeUnder = (key: readonly string[]) => IDBKeyRange.bound([...key], [...key, []]);

function storageIn(database: IDBDatabase): RecordingStorage {
  const removePieces = (recording: KeptRecording) =>
    runInStore(database, pieces, 'readwrite', (store) => store.delete(rangeUnder(keyOf(recording))));

  return {
    durable: true,
    list: async (userId) => {
      const range = rangeUnder([userId]);
      const found = await runInStore<KeptRecording[]>(database, recordings, 'readonly', (store) =>
        store.getAll(range),
      );
      return found.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
    },
    put: async (recording) =>
      void (await runInStore(database, recordings, 'readwrite', (store) => store.put(recording))),
    addPiece: async (recording, number, piece) => {
      const stored: StoredPiece = { number, bytes: await piece.arrayBuffer() };
      const key = [...keyOf(recording), number];
      await runInStore(database, pieces, 'readwrite', (store) => store.put(stored, key));
    },
    listPieces: async (recording) => {
      const range = rangeUnder(keyOf(recording));
      const found = await runInStore<StoredPiece[]>(database, pieces, 'readonly', (store) =>
        store.getAll(range),
      );
      const gap = found.findIndex(({ number }, index) => number !== index);
      return (gap < 0 ? found : found.slice(0, gap)).map(({ bytes }) => new Blob([bytes]));
    },
    removePieces,
    remove: async (recording) => {
      await runInStore(database, recordings, 'readwrite', (store) => store.delete(keyOf(recording)));
      await removePieces(recording);
    },
  };
}
