import type { ExactResult, FieldProblem, TestItem } from '../../../openapi/gen/types.gen.ts';
import type { CodeQuestion } from '../../content/coding/coding-set.ts';
import { judgeCode } from '../assessment/exact/judge-code-service.ts';
import { scoreCode } from '../assessment/exact/score-code.ts';
import { questionOfItem } from './item-question.ts';

/** Somebody waits for it: what was not reached by then is not published. */
const TIME_MS = 25_000;

/** Runs the reference solution of each item of code, which has to pass every case; one that does nothing must fail. */
export async function referenceProblems(
  items: readonly TestItem[],
  now: () => Date,
): Promise<FieldProblem[]> {
  const until = now().getTime() + TIME_MS;
  const problems: FieldProblem[] = [];
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'code') continue;
    const message =
      now().getTime() > until
        ? 'The solutions before this one took too long. Make them faster.'
        : await faultOf(item);
    if (message) problems.push({ field: `items.${index}.code.reference`, message });
  }
  return problems;
}

async function faultOf(item: TestItem): Promise<string | null> {
  const question = questionOfItem(item, { testId: '', level: 'mid', competency: '' });
  if (question.type !== 'coding') return null;
  const source = item.code?.reference ?? '';
  const solved = await judgeCode(question, {
    text: JSON.stringify({ language: 'javascript', source }),
    outcome: 'answered',
    isPractice: false,
  });
  return solved.result === 'right' ? emptyFault(question) : failureOf(solved);
}

/** What a function can return that does nothing with what comes in; without a result it passes no case at all. */
const FIXED = ['null', '0', '1', 'true', 'false', '[]', '{}', '""'];

function emptyFault(question: CodeQuestion): string | null {
  const cases = [...question.visible, ...question.hidden];
  const passes = (results: readonly string[]) => {
    const runs = results.map((json) => ({ kind: 'result', json }) as const);
    return scoreCode(question, { language: 'javascript', source: '' }, runs).result === 'right';
  };
  const fixed = FIXED.find((json) => passes(cases.map(() => json)));
  if (fixed) return `A function that always returns ${fixed} passes every case. Add one that it fails.`;
  return passes(cases.map(({ arguments: [first] }) => JSON.stringify(first)))
    ? 'A function that returns its first argument passes every case. Add one that it fails.'
    : null;
}

function failureOf({ code }: ExactResult): string {
  if (!code?.passed) return 'Write a solution that passes every case.';
  const shown = code.visible.findIndex(({ outcome }) => outcome !== 'passed');
  const hidden = code.hidden.find(({ outcome }) => outcome !== 'passed');
  const failed = shown >= 0 ? `case ${shown + 1} of those shown` : `the hidden case “${hidden?.name}”`;
  return `The reference solution fails ${failed}.`;
}
