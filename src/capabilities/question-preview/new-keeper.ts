import { DraftKeeper } from '../drafts/draft-keeper.ts';
import { openDraft } from '../drafts/draft-state.ts';
import { createMemoryDraftStorage } from '../drafts/memory-draft-storage.ts';

/** Keeps an answer as a session does, but in this page alone. */
export function newKeeper(turnId: string): DraftKeeper {
  const ports = {
    storage: createMemoryDraftStorage(),
    send: async (draft: { text: string; revision: number }) => ({
      ...draft,
      saved_at: new Date().toISOString(),
    }),
  };
  return new DraftKeeper({ userId: '', sessionId: '', turnId }, ports, openDraft(null, null));
}
