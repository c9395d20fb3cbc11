import type { DraftStorage, QueuedAnswer, StoredDraft, TurnKey } from './draft-storage.ts';

const nameOf = ({ userId, sessionId, turnId }: TurnKey) => JSON.stringify([userId, sessionId, turnId]);

/** Keeps drafts for as long as the page lives; stands in where the browser has no IndexedDB. */
export function createMemoryDraftStorage(): DraftStorage {
  const drafts = new Map<string, StoredDraft>();
  const answers = new Map<string, QueuedAnswer>();
  const ofSession = (userId: string, sessionId: string) => (entry: TurnKey) =>
    entry.userId === userId && entry.sessionId === sessionId;

  return {
    durable: false,
    readDraft: async (key) => drafts.get(nameOf(key)) ?? null,
    writeDraft: async (draft) => void drafts.set(nameOf(draft), draft),
    listAnswers: async (userId, sessionId) =>
      [...answers.values()]
        .filter(ofSession(userId, sessionId))
        .sort((a, b) => a.queuedAt.localeCompare(b.queuedAt)),
    putAnswer: async (answer) => void answers.set(nameOf(answer), answer),
    removeDraft: async (key) => void drafts.delete(nameOf(key)),
    removeAnswer: async (key) => void answers.delete(nameOf(key)),
    removeSession: async (userId, sessionId) => {
      const gone = ofSession(userId, sessionId);
      for (const entries of [drafts, answers]) {
        for (const [name, entry] of entries) if (gone(entry)) entries.delete(name);
      }
    },
  };
}
