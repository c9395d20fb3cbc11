import type { KeptRecording, RecordingStorage } from './recording-storage.ts';

/** Keeps recordings for as long as the page lives; stands in where the browser has no IndexedDB. */
export function createMemoryRecordingStorage(): RecordingStorage {
  const recordings = new Map<string, KeptRecording>();
  const pieces = new Map<string, Blob[]>();

  return {
    durable: false,
    list: async (userId) =>
      [...recordings.values()]
        .filter((one) => one.userId === userId)
        .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)),
    put: async (recording) => void recordings.set(recording.id, recording),
    addPiece: async ({ id }, number, piece) => {
      const known = pieces.get(id) ?? [];
      known[number] = piece;
      pieces.set(id, known);
    },
    listPieces: async ({ id }) => [...(pieces.get(id) ?? [])],
    removePieces: async ({ id }) => void pieces.delete(id),
    remove: async ({ id }) => {
      recordings.delete(id);
      pieces.delete(id);
    },
  };
}
