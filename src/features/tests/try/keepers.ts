import type { TestPreviewQuestion } from '../../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { newKeeper } from '../../../capabilities/question-preview/new-keeper.ts';

/** What is typed to each question, by the id of its item. */
export type Keepers = ReadonlyMap<string, DraftKeeper>;

export const newKeepers = (questions: readonly TestPreviewQuestion[]): Keepers =>
  new Map(questions.map(({ item_id }) => [item_id, newKeeper(item_id)]));
