import { describe, expect, test } from 'vitest';
import type { InterviewState, SessionStatus, StartReason } from '../../../../openapi/gen/types.gen.ts';
import { moment, someTerms } from '../session/session-state.fixture.ts';
import { anInvitation, attemptsIn } from './invitation.fixture.ts';
import { attemptsOf, canBeTaken, obstacleAt, stateOf } from './invitation-state.ts';

interface Case {
  readonly attempts: SessionStatus[];
  readonly allowed?: number;
  readonly revoked?: true;
  readonly declined?: true;
  /** Seconds; the window is from 100 to 1000. */
  readonly at: number;
  readonly state: InterviewState;
  readonly obstacle: StartReason | null;
}

const cases: Case[] = [
  { attempts: [], at: 99, state: 'invited', obstacle: 'not_open' },
  { attempts: [], at: 100, state: 'invited', obstacle: null },
  { attempts: [], at: 999, state: 'invited', obstacle: null },
  { attempts: [], at: 1000, state: 'expired', obstacle: 'closed' },
  { attempts: [], revoked: true, at: 500, state: 'revoked', obstacle: 'revoked' },
  { attempts: [], revoked: true, at: 1000, state: 'revoked', obstacle: 'revoked' },
  { attempts: [], declined: true, at: 500, state: 'declined', obstacle: 'declined' },
  { attempts: ['reported'], declined: true, at: 500, state: 'completed', obstacle: 'declined' },
  { attempts: ['created'], at: 500, state: 'invited', obstacle: null },
  { attempts: ['created'], at: 1000, state: 'expired', obstacle: 'closed' },
  { attempts: ['created'], revoked: true, at: 500, state: 'revoked', obstacle: 'revoked' },
  { attempts: ['in_progress'], at: 500, state: 'in_progress', obstacle: null },
  { attempts: ['paused'], at: 5000, state: 'in_progress', obstacle: null },
  { attempts: ['in_progress'], revoked: true, at: 500, state: 'in_progress', obstacle: null },
  { attempts: ['evaluating'], at: 500, state: 'completed', obstacle: 'no_attempts' },
  { attempts: ['reported'], at: 5000, state: 'completed', obstacle: 'no_attempts' },
  { attempts: ['reported'], revoked: true, at: 500, state: 'completed', obstacle: 'revoked' },
  { attempts: ['reported'], allowed: 2, at: 500, state: 'completed', obstacle: null },
  { attempts: ['reported'], allowed: 2, at: 1000, state: 'completed', obstacle: 'closed' },
  { attempts: ['reported', 'paused'], allowed: 2, at: 500, state: 'in_progress', obstacle: null },
  { attempts: ['abandoned'], at: 500, state: 'expired', obstacle: 'no_attempts' },
  { attempts: ['abandoned'], allowed: 2, at: 500, state: 'invited', obstacle: null },
];

describe.each(cases)('$attempts of $allowed at $at, revoked: $revoked', (row) => {
  const facts = {
    invitation: anInvitation({
      revokedAt: row.revoked ? moment(200) : null,
      declinedAt: row.declined ? moment(200) : null,
    }),
    terms: someTerms({ attemptsAllowed: row.allowed ?? 1 }),
    attempts: attemptsIn(...row.attempts),
  };
  const at = moment(row.at);

  test(`is ${row.state}`, () => expect(stateOf(facts, at)).toBe(row.state));

  test(`has the obstacle ${row.obstacle}`, () => expect(obstacleAt(facts, at)).toBe(row.obstacle));

  test('can be eased as long as an attempt can be taken, now or later', () => {
    const isTakeable = row.obstacle === null || row.obstacle === 'not_open';
    expect(canBeTaken(facts, at)).toBe(isTakeable);
  });
});

test('an attempt is used once it began, and never counts below nothing left', () => {
  const facts = { invitation: anInvitation(), terms: someTerms({ attemptsAllowed: 2 }) };
  expect(attemptsOf({ ...facts, attempts: attemptsIn('created') })).toEqual({ allowed: 2, used: 0, left: 2 });
  const tooMany = attemptsIn('reported', 'abandoned', 'reported');
  expect(attemptsOf({ ...facts, attempts: tooMany })).toEqual({ allowed: 2, used: 3, left: 0 });
});
