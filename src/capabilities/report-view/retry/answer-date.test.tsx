// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerDate } from './answer-date.tsx';

afterEach(cleanup);

const reportedAt = '2026-11-09T10:00:00.000Z';
const first = { submitted_at: '2026-11-02T09:00:00.000Z' };
const followUp = { submitted_at: '2026-11-02T09:05:00.000Z' };

it.each([
  [
    'when it was submitted, whenever it was judged again',
    [first, followUp],
    /^Submitted/,
    first.submitted_at,
  ],
  ['its report, where nothing was submitted or that was not kept', [{}], /^Reported/, reportedAt],
  ['its report, where nothing was asked', [], /^Reported/, reportedAt],
])('an answer is dated by %s', (_what, turns, words, time) => {
  render(<AnswerDate turns={turns} reportedAt={reportedAt} />);
  expect(within(screen.getByText(words)).getByRole('time').getAttribute('datetime')).toBe(time);
});
