import { expect, test } from 'vitest';
import type { Accommodation, SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import { moment, someTerms } from '../session/session-state.fixture.ts';
import { accommodationState, grantedAt } from './accommodation.ts';
import { anInvitation, attemptsIn } from './invitation.fixture.ts';

test.each<[string, Date | null, Date | null, ReturnType<typeof accommodationState>]>([
  ['was never made', null, null, 'none'],
  ['was just made', moment(1), null, 'waiting'],
  ['was decided on', moment(1), moment(2), 'decided'],
  ['follows a decision', moment(3), moment(2), 'waiting'],
  ['was not needed for a decision', null, moment(2), 'decided'],
])('a request that %s', (_case, requestedAt, decidedAt, state) => {
  expect(accommodationState({ requestedAt, decidedAt })).toBe(state);
});

test.each<[string, SessionStatus[], string]>([
  ['before any attempt: what is granted', [], 'now'],
  ['during one: what is granted', ['in_progress'], 'now'],
  ['between two: what is granted', ['reported'], 'now'],
  ['after the last: what that was held with', ['reported', 'evaluating'], 'attempt-2'],
])('an interview is taken with, %s', (_case, statuses, whose) => {
  const onlyFor = (name: string): Accommodation => ({
    extra_time_percent: 0,
    text_only: name === whose,
    pauses: false,
  });
  const found = {
    invitation: anInvitation({ granted: onlyFor('now') }),
    terms: someTerms({ attemptsAllowed: 2 }),
    attempts: attemptsIn(...statuses).map((attempt) => ({ ...attempt, granted: onlyFor(attempt.id) })),
  };
  expect(grantedAt(found, moment(500)).text_only).toBe(true);
});
