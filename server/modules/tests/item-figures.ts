import type { ItemFigures, TestItem } from '../../../openapi/gen/types.gen.ts';
import type { QuestionFigures } from './figures-repository.ts';
import { questionIdOf } from './item-question.ts';

/** With fewer answers figures would say more about who answered than about the item. */
const ANSWERS_NEEDED = 20;

/** The figures of each item as it stands, in whatever versions it was asked so. */
export function itemFigures(
  testId: string,
  items: readonly TestItem[],
  found: readonly QuestionFigures[],
): ItemFigures[] {
  return items.map((item) => {
    const id = questionIdOf(testId, item);
    const figures = found.find(({ questionId }) => questionId === id);
    const answers = (item.kind === 'text' ? figures?.answered : figures?.scored) ?? 0;
    const shown = answers < ANSWERS_NEEDED ? undefined : figures;
    return {
      item_id: item._id,
      answers,
      needed: ANSWERS_NEEDED,
      difficulty: shown?.difficulty ?? null,
      discrimination: shown?.discrimination ?? null,
      median_seconds: shown?.medianSeconds ?? null,
    };
  });
}
