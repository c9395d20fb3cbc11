import { expect, it } from 'vitest';
import type { InterviewState } from '../../../../openapi/gen/types.gen.ts';
import { attemptsFact, attemptsText } from '../../../capabilities/interview/words.ts';
import { interviewsQuery, interviewTabs } from './interview-tabs.ts';

it('every state is under one tab besides all of them', () => {
  const states: InterviewState[] = ['completed', 'declined', 'expired', 'in_progress', 'invited', 'revoked'];
  expect(interviewTabs.flatMap((tab) => tab.states).toSorted()).toEqual(states);
});

it('asks for all states by naming none', () => {
  const [all, invited] = interviewTabs;
  const onPage = (page: number) => new URLSearchParams({ page: String(page) });
  expect(interviewsQuery(all, onPage(2))).toEqual({ page: 2, page_size: 20, sort: 'waiting' });
  expect(invited && interviewsQuery(invited, onPage(1))).toMatchObject({
    state: ['invited'],
    sort: 'deadline',
  });
});

it.each([
  ['invited', 3, 2, '2 of 3 attempts left'],
  ['completed', 1, 0, '0 of 1 attempt left'],
  ['expired', 1, 1, 'The one attempt was not used'],
  ['expired', 2, 2, 'None of 2 attempts used'],
  ['revoked', 2, 1, '1 of 2 attempts used'],
] as const)('%s with %i allowed and %i left', (state, allowed, left, text) =>
  expect(attemptsText({ state, attempts: { allowed, used: allowed - left, left } })).toBe(text),
);

it.each([
  ['invited', 1, 1, '1 of 1 attempt left. One is used when you see its first question.'],
  ['invited', 2, 1, '1 of 2 attempts left. One is used when you see its first question.'],
  ['expired', 1, 1, 'The one attempt was not used. The deadline has passed.'],
  ['expired', 2, 2, 'None of 2 attempts used. The deadline has passed.'],
  ['expired', 2, 1, '1 of 2 attempts used. The deadline has passed.'],
] as const)('on its page, %s with %i allowed and %i left', (state, allowed, left, text) =>
  expect(attemptsFact({ state, attempts: { allowed, used: allowed - left, left } })).toBe(text),
);
