import {
  type DraftStorage,
  isSaved,
  type QueuedAnswer,
  type RefusedAnswer,
  type StoredDraft,
  type TurnKey,
} from './draft-storage.ts';

const nameOf = ({ userId, sessionId, turnId }: TurnKey) => JSON.stringify([userId, sessionId, turnId]);

/** Keeps drafts for as long as the page lives; stands in where the browser has no IndexedDB. */
export function createMemoryDraftStorage(): DraftStorage {
  const drafts = new Map<string, StoredDraft>();
  const answers = new Map<string, QueuedAnswer>();
  const refused = new Map<string, RefusedAnswer>();
  const ofSession = (userId: string, sessionId: string) => (entry: TurnKey) =>
    entry.userId === userId && entry.sessionId === sessionId;
  const listed = async <T extends QueuedAnswer>(entries: Map<string, T>, userId: string, sessionId: string) =>
    [...entries.values()]
      .filter(ofSession(userId, sessionId))
      .sort((a, b) => a.queuedAt.localeCompare(b.queuedAt));

  return {
    durable: false,
    readDraft: async (key) => drafts.get(nameOf(key)) ?? null,
    writeDraft: async (draft) => void drafts.set(nameOf(draft), draft),
    listAnswers: (userId, sessionId) => listed(answers, userId, sessionId),
    putAnswer: async (answer) => void answers.set(nameOf(answer), answer),
    removeDraft: async (key) => void drafts.delete(nameOf(key)),
    removeAnswer: async (key) => void answers.delete(nameOf(key)),
    listRefused: (userId, sessionId) => listed(refused, userId, sessionId),
    putRefused: async (answer) => void refused.set(answer.idempotencyKey, answer),
    removeRefused: async ({ idempotencyKey }) => void refused.delete(idempotencyKey),
    removeSession: async (userId, sessionId) => {
      const gone = ofSession(userId, sessionId);
      for (const entries of [drafts, answers]) {
        for (const [name, entry] of entries) if (gone(entry)) entries.delete(name);
      }
    },
    removeSavedDrafts: async () => {
      for (const [name, draft] of drafts) if (isSaved(draft)) drafts.delete(name);
    },
  };
}
