import { describe, expect, it } from 'vitest';
import { aSession, moment } from '../session/session-state.fixture.ts';
import { claimed, isActiveElsewhere } from './active-place.ts';

const here = 'this-browser';
const there = 'that-browser';

const at = moment(100);
const seen = (activePlace: string | null, secondsAgo = 0) => ({
  activePlace,
  activePlaceSeenAt: activePlace === null ? null : moment(100 - secondsAgo),
});
const nowhere = seen(null);

describe('a claim', () => {
  it.each([
    ['open', 'nowhere', nowhere, seen(here)],
    ['open', 'here', seen(here, 10), seen(here)],
    ['open', 'in a place that is alive', seen(there, 30), seen(there, 30)],
    ['open', 'in a place that is silent', seen(there, 31), seen(here)],
    ['stay', 'nowhere', nowhere, seen(here)],
    ['stay', 'here', seen(here, 500), seen(here)],
    ['stay', 'in a place that is alive', seen(there, 1), seen(there, 1)],
    ['stay', 'in a place that is silent', seen(there, 500), seen(there, 500)],
    ['take_over', 'nowhere', nowhere, seen(here)],
    ['take_over', 'in a place that is alive', seen(there, 1), seen(here)],
    ['leave', 'nowhere', nowhere, nowhere],
    ['leave', 'here', seen(here), nowhere],
    ['leave', 'in another place', seen(there, 500), seen(there, 500)],
  ] as const)('to %s a session that goes on %s', (claim, _where, before, after) => {
    expect(claimed(before, { place: here, claim }, at)).toEqual(after);
  });
});

describe('a write', () => {
  it.each([
    ['of the active place', here, here, false],
    ['of another place', here, there, true],
    ['that names no place, beside an active one', here, null, true],
    ['where no place is active', null, there, false],
    ['that names no place, where none is active', null, null, false],
  ] as const)('%s', (_what, activePlace, place, waits) => {
    const { session } = aSession({ status: 'in_progress', activePlace });
    expect(isActiveElsewhere(session, place)).toBe(waits);
  });

  it('in a session that has ended is not told of places', () => {
    const { session } = aSession({ status: 'completed', activePlace: here });
    expect(isActiveElsewhere(session, there)).toBe(false);
  });
});
