import type {
  ExactResult,
  TestItem,
  TestPreview,
  TestPreviewQuestion,
  TryAnswer,
  TryResult,
} from '../../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from '../../platform/database/schema/interviews.ts';
import { presentChoices } from '../assessment/exact/choice-question.ts';
import { presentTask } from '../assessment/exact/code-question.ts';
import { judgeCode } from '../assessment/exact/judge-code-service.ts';
import { judgeChoice } from '../assessment/exact/score-choice.ts';
import { questionOfItem } from './item-question.ts';
import { isFinished } from './item-rules.ts';

interface Tried {
  readonly id: string;
  readonly title: string;
  readonly items: readonly TestItem[];
}

/** Its finished items as candidates get them. */
export function previewOf({ id, title, items }: Tried): TestPreview {
  const numbered = items.map((item, index) => ({ item, number: index + 1 }));
  return {
    title,
    questions: numbered
      .filter(({ item }) => isFinished(item))
      .map(({ item, number }) => presentQuestion(item, number, asked(id, item))),
    left_out: numbered.filter(({ item }) => !isFinished(item)).map(({ number }) => number),
  };
}

const asked = (testId: string, item: TestItem) =>
  questionOfItem(item, { testId, level: 'mid', competency: '' });

function presentQuestion(item: TestItem, number: number, question: AskedQuestion): TestPreviewQuestion {
  return {
    item_id: item._id,
    number,
    prompt: question.prompt,
    kind: item.kind,
    choices: question.type === 'multiple_choice' ? presentChoices(question) : null,
    code: question.type === 'coding' ? presentTask(question) : null,
    suggested_seconds: question.suggestedSeconds,
  };
}

/** Scores answers as a report does; nothing is stored. What is not answered counts as skipped. */
export async function tryAnswers({ id, items }: Tried, answers: readonly TryAnswer[]): Promise<TryResult> {
  const results: TryResult['results'] = [];
  for (const item of items.filter(isFinished)) {
    const text = answers.find(({ item_id }) => item_id === item._id)?.text.trim() || null;
    results.push({ item_id: item._id, worth: item.points, exact: await scored(asked(id, item), text) });
  }
  const exact = results.filter((one) => one.exact !== null);
  return {
    results,
    points: exact.reduce((sum, one) => sum + (one.exact?.points ?? 0) * one.worth, 0),
    possible: exact.reduce((sum, one) => sum + one.worth, 0),
  };
}

async function scored(question: AskedQuestion, text: string | null): Promise<ExactResult | null> {
  const outcome = text === null ? 'skipped' : 'answered';
  if (question.type === 'multiple_choice') return judgeChoice(question, { text, outcome });
  if (question.type === 'coding') return judgeCode(question, { text, outcome, isPractice: false });
  return null;
}
