import type { ExactResult, TurnOutcome } from '../../../../openapi/gen/types.gen.ts';
import type { CodeQuestion } from '../../../content/coding/coding-set.ts';
import { runInSandbox } from '../../../platform/sandbox/sandbox.ts';
import { answeredCode, writtenCode } from './code-answer.ts';
import { isLeftOut } from './left-out.ts';
import { scoreCode, visibleNotRun } from './score-code.ts';

const pythonNotes = {
  needs_human:
    'The server runs JavaScript only. This answer is in Python, so a person has to look at it and no points are counted for or against it.',
  not_counted:
    'The server runs JavaScript only. In a practice, Python is run in your browser alone, with the cases you see, and counts neither for nor against you.',
};

export interface CodeToJudge {
  readonly text: string | null;
  /** What was typed only is shown and not run. */
  readonly outcome: TurnOutcome | null;
  /** Nobody is there who could look at what is not run. */
  readonly isPractice: boolean;
}

/**
 * Runs what was submitted to a coding question and scores it.
 * @throws where the sandbox itself breaks, which says nothing of the code
 */
export async function judgeCode(
  question: CodeQuestion,
  { text, outcome, isPractice }: CodeToJudge,
): Promise<ExactResult> {
  const answer = text !== null && outcome === 'answered' ? answeredCode(question, text) : null;
  if (!answer) return unscored(question, text, { result: null, points: isLeftOut(outcome) ? null : 0 });
  if (answer.language === 'python')
    return unscored(question, text, { result: isPractice ? 'not_counted' : 'needs_human', points: null });
  const cases = [...question.visible, ...question.hidden];
  const runs = await runInSandbox({
    source: answer.source,
    functionName: question.functionName,
    calls: cases.map(({ arguments: given }) => given),
    cpuMs: question.timeLimitMs,
  });
  return scoreCode(question, answer, runs);
}

type Unscored =
  | { readonly result: null; readonly points: 0 | null }
  | { readonly result: keyof typeof pythonNotes; readonly points: null };

function unscored(question: CodeQuestion, text: string | null, verdict: Unscored): ExactResult {
  return {
    ...verdict,
    options: [],
    code: {
      function_name: question.functionName,
      answer: text === null ? null : writtenCode(text),
      passed: null,
      visible: verdict.result === 'not_counted' ? visibleNotRun(question) : [],
      hidden: [],
      note: verdict.result && pythonNotes[verdict.result],
    },
    explanation: question.explanation,
  };
}
