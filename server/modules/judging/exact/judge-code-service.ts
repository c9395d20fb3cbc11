import type { CodeQuestion } from '../../../content/coding/coding-set.ts';
import type { ExactResult } from '../../../gen/types/types.gen.ts';
import { runInSandbox } from '../../../platform/sandbox/sandbox.ts';
import { answeredCode, writtenCode } from './code-answer.ts';
import { scoreCode } from './score-code.ts';

const pythonNote =
  'Hidden cases are run for JavaScript only. This answer is in Python, so a person has to look at it and no points are counted for or against it.';
const notHandedInNote = 'This was not handed in, so it was not run.';

/**
 * Runs what was handed in to a coding question and scores it; `isHandedIn` is false for what was typed only.
 * @throws where the sandbox itself breaks, which says nothing of the code
 */
export async function judgeCode(
  question: CodeQuestion,
  text: string | null,
  isHandedIn: boolean,
): Promise<ExactResult> {
  const answer = text !== null && isHandedIn ? answeredCode(question, text) : null;
  if (!answer) return unscored(question, text, { result: null, points: 0 });
  if (answer.language === 'python') return unscored(question, text, { result: 'needs_human', points: null });
  const cases = [...question.visible, ...question.hidden];
  const runs = await runInSandbox({
    source: answer.source,
    functionName: question.functionName,
    calls: cases.map(({ arguments: given }) => given),
    cpuMs: question.timeLimitMs,
  });
  return scoreCode(question, answer, runs);
}

function unscored(
  question: CodeQuestion,
  text: string | null,
  verdict: Pick<ExactResult, 'result' | 'points'>,
): ExactResult {
  const answer = text === null ? null : writtenCode(text);
  const note = verdict.result ? pythonNote : answer && notHandedInNote;
  return {
    ...verdict,
    options: [],
    code: { function_name: question.functionName, answer, passed: null, visible: [], hidden: [], note },
    explanation: question.explanation,
  };
}
