import { describe, expect, it } from 'vitest';
import { aSession, moment } from '../session/session-state.fixture.ts';
import { claimed, isActiveElsewhere } from './active-client.ts';

const here = 'this-browser';
const there = 'that-browser';

const at = moment(100);
const seen = (activeClient: string | null, secondsAgo = 0) => ({
  activeClient,
  activeClientSeenAt: activeClient === null ? null : moment(100 - secondsAgo),
});
const nowhere = seen(null);

describe('a claim', () => {
  it.each([
    ['open', 'nowhere', nowhere, seen(here)],
    ['open', 'here', seen(here, 10), seen(here)],
    ['open', 'in a client that is alive', seen(there, 30), seen(there, 30)],
    ['open', 'in a client that is silent', seen(there, 31), seen(here)],
    ['stay', 'nowhere', nowhere, seen(here)],
    ['stay', 'here', seen(here, 500), seen(here)],
    ['stay', 'in a client that is alive', seen(there, 1), seen(there, 1)],
    ['stay', 'in a client that is silent', seen(there, 500), seen(there, 500)],
    ['take_over', 'nowhere', nowhere, seen(here)],
    ['take_over', 'in a client that is alive', seen(there, 1), seen(here)],
    ['leave', 'nowhere', nowhere, nowhere],
    ['leave', 'here', seen(here), nowhere],
    ['leave', 'in another client', seen(there, 500), seen(there, 500)],
  ] as const)('to %s a session that goes on %s', (claim, _where, before, after) => {
    expect(claimed(before, { client: here, claim }, at)).toEqual(after);
  });
});

describe('a write', () => {
  it.each([
    ['of the active client', here, here, false],
    ['of another client', here, there, true],
    ['that names no client, beside an active one', here, null, true],
    ['where no client is active', null, there, false],
    ['that names no client, where none is active', null, null, false],
  ] as const)('%s', (_what, activeClient, client, waits) => {
    const { session } = aSession({ status: 'in_progress', activeClient });
    expect(isActiveElsewhere(session, client)).toBe(waits);
  });

  it('in a session that has ended is not told of clients', () => {
    const { session } = aSession({ status: 'completed', activeClient: here });
    expect(isActiveElsewhere(session, there)).toBe(false);
  });
});
