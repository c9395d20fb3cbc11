// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReportResult } from '../../../../openapi/gen/types.gen.ts';
import { ResultLine } from './result-line.tsx';

afterEach(cleanup);

const coverage = { scorable: 3, planned: 3, percent: 100 };
const none: ReportResult = {
  ...{ coverage, checklist: null, overall: null, competency_score: null },
  ...{ exact: null, improved: 0 },
};
const exact = { right: 1, partly: 1, wrong: 0, planned: 3 };

it.each<[string, Partial<ReportResult>, readonly string[]]>([
  ['a checklist, which is no score', { checklist: { found: 11, of: 15 } }, ['Checklist 11/15']],
  ['an overall score', { overall: 62 }, ['AI score 62/100']],
  ['the score of a drill', { competency_score: 3.5 }, ['AI score 3.5/5']],
  ['what a key says', { exact }, ['Right 1/3']],
  ['code that is left to a person', { exact: { ...exact, needs_human: 1, not_counted: 1 } }, ['Right 1/1']],
  ['two kinds, apart', { checklist: { found: 4, of: 5 }, exact }, ['Checklist 4/5', 'Right 1/3']],
  [
    'what was improved, and what is left out of it',
    { checklist: { found: 4, of: 5 }, improved: 1, coverage: { ...coverage, scorable: 1, skipped: 2 } },
    ['Checklist 4/5', '1 improved, 2 skipped'],
  ],
  [
    'code of which nothing counts',
    { exact: { ...exact, right: 0, not_counted: 3 }, coverage: { ...coverage, planned: 0, not_counted: 3 } },
    ['3 in Python not counted'],
  ],
  ['too few scores for one of all', {}, ['3 of 3 answers looked at']],
])('tells %s', (_case, result, told) => {
  const { container } = render(<ResultLine result={{ ...none, ...result }} />);
  expect([...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    told,
  );
});
