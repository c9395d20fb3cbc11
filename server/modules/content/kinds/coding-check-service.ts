import type { ContentCheck } from '../../../../openapi/gen/types.gen.ts';
import type { BankProblem } from '../../../content/coding/coding-set.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { asQuestion } from '../../assessment/exact/code-question.ts';
import { judgeCode } from '../../assessment/exact/judge-code-service.ts';

/** Runs the sample solutions of a problem: the sound one has to pass every case, the unsound one must not. */
export async function runSamples(problem: BankProblem, values: StoredTexts): Promise<ContentCheck[]> {
  const sound = values['answer_sound']?.trim();
  const weak = values['answer_weak']?.trim();
  return [
    ...(sound ? [soundCheck(await runOf(problem, sound))] : []),
    ...(weak ? [weakCheck(await runOf(problem, weak))] : []),
  ];
}

interface Run {
  /** The cases that it did not pass, by what they are called. */
  readonly failed: readonly string[];
  readonly failedHidden: number;
  readonly hidden: number;
  readonly total: number;
  /** What the first example that broke said. */
  readonly message: string | null;
}

async function runOf(problem: BankProblem, source: string): Promise<Run> {
  const text = JSON.stringify({ language: 'javascript', source });
  const { code } = await judgeCode(asQuestion(problem), { text, outcome: 'answered', isPractice: false });
  const { visible = [], hidden = [] } = code ?? {};
  const failedHidden = hidden.filter(({ outcome }) => outcome !== 'passed');
  const failedVisible = visible.flatMap(({ outcome }, at) =>
    outcome === 'passed' ? [] : [`Example ${at + 1}`],
  );
  const isRun = hidden.length > 0;
  return {
    failed: isRun ? [...failedVisible, ...failedHidden.map(({ name }) => name)] : ['every case'],
    failedHidden: failedHidden.length,
    hidden: hidden.length,
    total: visible.length + hidden.length,
    message: visible.find(({ message }) => message)?.message ?? null,
  };
}

function soundCheck({ failed, total, message }: Run): ContentCheck {
  const isPassed = failed.length === 0;
  const why = message ? ` ${message}` : '';
  return {
    name: 'Sound solution',
    has_passed: isPassed,
    outcome: isPassed ? `Passes all ${total} cases.` : `Fails: ${failed.join(', ')}.${why}`,
  };
}

const weakCheck = ({ failedHidden, hidden }: Run): ContentCheck => ({
  name: 'Unsound solution',
  has_passed: failedHidden > 0,
  outcome: `Fails ${failedHidden} of ${hidden} hidden cases; it has to fail one.`,
});
