import { isDeepStrictEqual } from 'node:util';
import type {
  CaseOutcome,
  CodeAnswer,
  ExactResult,
  HiddenCaseResult,
  VisibleCaseResult,
} from '../../../../openapi/gen/types.gen.ts';
import type { CodeQuestion, CodingCase, HiddenCase } from '../../../content/coding/coding-set.ts';
import type { CaseRun } from '../../../platform/sandbox/case-run.ts';
import { visibleCaseId } from './code-question.ts';
import { verdictOn } from './verdict.ts';

const SHOWN_CHARACTERS = 2000;

/** Less can be had with a fixed result. */
const LEAST_SHARE = 0.5;

const leftOut =
  'Three cases took too long or too much memory, so the cases after them were not run and count as not passed.';

/** Scores code by what calling it came to: one run for each visible case, then one for each hidden one. */
export function scoreCode(question: CodeQuestion, answer: CodeAnswer, runs: readonly CaseRun[]): ExactResult {
  const { visible: shown, hidden: kept } = question;
  const visible = shown.map((one, index) => visibleResult(one, index, runs[index]));
  const hidden = kept.map((one, index) => hiddenResult(one, index, runs[shown.length + index]));
  const all = [...visible, ...hidden];
  const share = countPassed(all) / all.length;
  const points = share < LEAST_SHARE ? 0 : share;
  return {
    result: verdictOn(points),
    points,
    options: [],
    code: {
      function_name: question.functionName,
      answer,
      passed: {
        visible: countPassed(visible),
        visible_total: visible.length,
        hidden: countPassed(hidden),
        hidden_total: hidden.length,
      },
      visible,
      hidden,
      note: all.some(({ outcome }) => outcome === 'not_run') ? leftOut : null,
    },
    explanation: question.explanation,
  };
}

/** The cases that the candidate saw, none of them run. */
export function visibleNotRun({ visible }: CodeQuestion): VisibleCaseResult[] {
  return visible.map((one, index) => visibleResult(one, index));
}

function visibleResult(
  one: CodingCase,
  index: number,
  run: CaseRun = { kind: 'not_run' },
): VisibleCaseResult {
  return {
    _id: visibleCaseId(index),
    arguments: [...one.arguments],
    expected: one.expected,
    outcome: outcomeOf(one, run),
    result: run.kind === 'result' ? run.json.slice(0, SHOWN_CHARACTERS) : null,
    message: 'message' in run ? run.message : null,
  };
}

/** Without what came out or was thrown: code could put its arguments there. */
function hiddenResult(one: HiddenCase, index: number, run: CaseRun = { kind: 'not_run' }): HiddenCaseResult {
  return { number: index + 1, name: one.name, outcome: outcomeOf(one, run) };
}

function outcomeOf({ expected }: CodingCase, run: CaseRun): CaseOutcome {
  if (run.kind === 'no_json') return 'wrong';
  if (run.kind !== 'result') return run.kind;
  return isDeepStrictEqual(JSON.parse(run.json), expected) ? 'passed' : 'wrong';
}

const countPassed = (results: readonly { readonly outcome: CaseOutcome }[]) =>
  results.filter(({ outcome }) => outcome === 'passed').length;
