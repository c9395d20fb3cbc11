import { expect, it } from 'vitest';
import type { LeftOut, ReportQuestion, TurnOutcome } from '../../../../openapi/gen/types.gen.ts';
import { leftOutText } from '../../../features/reports/components/trend/trend-table.tsx';
import { coverageText } from '../../interview/coverage-words.ts';
import { questionStatusOf } from './question-status.ts';

const answer = (found: object, outcome: TurnOutcome = 'answered') =>
  ({ checklist: null, assessment: null, exact: null, turns: [{ outcome }], ...found }) as ReportQuestion;

const unscored = (state: string) => answer({ assessment: { state, score: null } });
const unclear = (change: object) => answer({ checklist: { is_unclear: true, ...change } });

it.each<[LeftOut, ReportQuestion, string]>([
  ['insufficient', answer({}, 'insufficient'), 'unusable'],
  ['poor_audio', answer({}, 'poor_audio'), 'poor_audio'],
  ['skipped', answer({}, 'skipped'), 'skipped'],
  ['not_counted', unclear({}), 'unclear'],
  ['needs_human', unclear({ needs_human: true }), 'needs_human'],
  ['needs_human', unscored('needs_human'), 'needs_human'],
  ['not_judged', unscored('not_judged'), 'not_judged'],
  ['no_evidence', unscored('no_evidence'), 'no_evidence'],
])('%s has one word in the list of answers, the coverage and the trend', (leftOut, question, counted) => {
  const words = leftOutText([{ _id: 'a', name: 'A', score: null, checks: null, left_out: [leftOut] }]);
  expect(questionStatusOf(question)).toEqual({ kind: 'words', words });
  const coverage = { scorable: 0, planned: 1, [counted]: 1 };
  expect(coverageText({ question_type: 'mixed', engine: { name: 'rules' }, coverage })).toBe(
    `0 of 1 answer usable, 1 ${words.toLowerCase()}`,
  );
});
