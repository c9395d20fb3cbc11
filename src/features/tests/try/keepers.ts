import type { TestPreviewQuestion } from '../../../../openapi/gen/types.gen.ts';
import { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { openDraft } from '../../../capabilities/drafts/draft-state.ts';
import { createMemoryDraftStorage } from '../../../capabilities/drafts/memory-draft-storage.ts';

/** What is typed to each question, by the id of its item. */
export type Keepers = ReadonlyMap<string, DraftKeeper>;

/** Keeps answers as a session does, but in this page alone. */
export function newKeepers(questions: readonly TestPreviewQuestion[]): Keepers {
  const ports = {
    storage: createMemoryDraftStorage(),
    send: async (draft: { text: string; revision: number }) => ({
      ...draft,
      saved_at: new Date().toISOString(),
    }),
  };
  const keeperOf = (turnId: string) =>
    new DraftKeeper({ userId: '', sessionId: '', turnId }, ports, openDraft(null, null));
  return new Map(questions.map(({ item_id }) => [item_id, keeperOf(item_id)]));
}
