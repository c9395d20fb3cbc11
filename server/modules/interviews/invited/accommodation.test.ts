import { expect, test } from 'vitest';
import { moment } from '../session/session-state.fixture.ts';
import { accommodationState, grantedDuring } from './accommodation.ts';

test.each<[string, Date | null, Date | null, boolean]>([
  ['granted before it goes on', null, moment(1), true],
  ['granted before its end', moment(2), moment(1), true],
  ['granted after its end', moment(2), moment(3), false],
  ['granted at a time that was not kept', moment(2), null, true],
])('an attempt keeps what was %s', (_case, endedAt, decidedAt, expected) => {
  const granted = { extra_time_percent: 0, text_only: true, pauses: false } as const;
  expect(grantedDuring({ endedAt }, { granted, decidedAt }).text_only).toBe(expected);
});

test.each<[string, Date | null, Date | null, ReturnType<typeof accommodationState>]>([
  ['was never made', null, null, 'none'],
  ['was just made', moment(1), null, 'waiting'],
  ['was decided on', moment(1), moment(2), 'decided'],
  ['follows a decision', moment(3), moment(2), 'waiting'],
  ['was not needed for a decision', null, moment(2), 'decided'],
])('a request that %s', (_case, requestedAt, decidedAt, state) => {
  expect(accommodationState({ requestedAt, decidedAt })).toBe(state);
});
