// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FeedbackAttempt, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { FeedbackSummary } from './feedback-summary.tsx';

afterEach(cleanup);

const item = (check: string, label: string, found: boolean, evidence = found ? [{}] : []) => ({
  check,
  label,
  found,
  evidence,
});
const concept = (found: boolean) => ({ _id: String(found), label: 'A concept', found, evidence: [] });
const nothing = { turns: [], checklist: null, assessment: null, exact: null };
const attempt = (found: object, state = 'ready') =>
  ({ state, found: { ...nothing, ...found } }) as FeedbackAttempt;

const checklist = {
  found: 2,
  of: 4,
  items: [
    item('context', 'The situation', true),
    item('action', 'What you did', false, [{}]),
    item('result', 'What came of it', false),
    item('concepts', 'What this question is about', true),
  ],
  concepts: [concept(true), concept(false)],
};
const assessment = { state: 'scored', score: 3.5, missing: ['Names the cause', 'Says what changed'] };

function linesOf(...attempts: FeedbackAttempt[]): (string | null)[] {
  const feedback = { attempts } as unknown as SessionFeedback;
  const { container } = render(<FeedbackSummary feedback={feedback} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it('a checklist says how much was found, what, and what was not', () => {
  expect(linesOf(attempt({ checklist }))).toEqual([
    'Checklist 2/4',
    'Found: The situation · What this question is about (1 of 2 concepts)',
    'Not counted: What you did',
    'Not found: What came of it',
  ]);
});

it('one concept of several is too few there too, and of nothing counted stands no figure', () => {
  const items = [
    item('context', 'The situation', false, [{}]),
    item('concepts', 'The question', false, [{}]),
  ];
  expect(linesOf(attempt({ checklist: { ...checklist, found: 0, is_unclear: true, items } }))).toEqual([
    'Checklist: nothing is counted',
    'Not counted: The situation',
    'Too few: The question (1 of 2 concepts)',
  ]);
});

it('a score says what the answer did not show', () => {
  expect(linesOf(attempt({ assessment }))).toEqual([
    'AI score: 3.5 of 5',
    'Not shown: Names the cause · Says what changed',
  ]);
});

it('an answer in which the AI found nothing to score says why it has no score', () => {
  const note = 'The AI found no words.';
  const without = { state: 'no_evidence', score: null, missing: ['Names the cause'], note };
  expect(linesOf(attempt({ assessment: without }))).toEqual([
    'No AI score',
    note,
    'Not shown: Names the cause',
  ]);
});

it('what has a key says what it came to, of the latest answer', () => {
  const exact = (result: string, points: number) => attempt({ exact: { result, points } });
  expect(linesOf(exact('right', 1), exact('partly', 0.5))).toEqual([
    'Your retry · Partly right: 0.5 of 1 point',
  ]);
});

it('the first answer to a skipped question is no retry', () => {
  const skip = attempt({ turns: [{ kind: 'core', outcome: 'skipped' }] });
  expect(linesOf(skip, attempt({ assessment }))[0]).toBe('AI score: 3.5 of 5');
  expect(linesOf(skip, attempt({}), attempt({ assessment }))[0]).toBe('Your retry · AI score: 3.5 of 5');
});

it.each([
  ['is still read', attempt({ checklist }, 'reading')],
  ['could not be used', attempt({})],
  ['was never given', attempt({ assessment: { state: 'skipped', score: 1, missing: [] } })],
  ['was not handed in', attempt({ exact: { result: null, points: 0 } })],
  ['was not judged', attempt({ assessment: { state: 'not_judged', score: null, missing: [] } })],
])('an answer that %s has no summary', (_case, given) => expect(linesOf(given)).toEqual([]));
