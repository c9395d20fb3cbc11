import { expect, test } from 'vitest';
import type { InterviewWait, SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import { aiEvaluation, camera, integritySignals, microphone } from '../../../content/consent-texts.ts';
import { anInterview, moment, someTerms } from '../session/session-state.fixture.ts';
import { anInvitation, attemptsIn } from './invitation.fixture.ts';
import type { Consent, Invitation } from './invitation.ts';
import { invitationPage } from './invitation-list.ts';
import { waitsFor } from './waiting.ts';

/** A decision on everything that is asked. */
const decided = (isGiven: boolean): Consent[] => [
  { item: 'ai_evaluation', isGiven, version: aiEvaluation.version, decidedAt: moment(0) },
  { item: 'integrity_signals', isGiven, version: integritySignals.version, decidedAt: moment(0) },
  { item: 'camera', isGiven, version: camera.version, decidedAt: moment(0) },
  { item: 'microphone', isGiven, version: microphone.version, decidedAt: moment(0) },
];

interface Case {
  readonly attempts?: SessionStatus[];
  readonly allowed?: number;
  readonly revoked?: true;
  readonly consents?: Consent[];
  /** Seconds; the window is from 100 to `closes`, by default 1000. */
  readonly at?: number;
  readonly closes?: number;
}

function invitation({ attempts = [], allowed = 1, revoked, consents = [], closes = 1000 }: Case): Invitation {
  return {
    invitation: anInvitation({ revokedAt: revoked ? moment(200) : null }),
    interview: { ...anInterview(), questionCount: 3 },
    terms: someTerms({ attemptsAllowed: allowed, closesAt: moment(closes) }),
    attempts: attemptsIn(...attempts),
    consents,
    live: null,
  };
}

test.each<[string, Case, InterviewWait | null]>([
  ['an invitation', {}, 'attempt'],
  ['one that opens later', { at: 50 }, 'attempt'],
  ['one that was agreed to and is set up', { attempts: ['created'], consents: decided(true) }, 'attempt'],
  ['one whose deadline has passed', { at: 1000 }, null],
  ['one that was taken back', { revoked: true }, null],
  ['one that was declined', { consents: decided(false) }, 'declined'],
  ['the same after its deadline', { consents: decided(false), at: 1000 }, null],
  ['a pause, even after the deadline', { attempts: ['paused'], at: 5000 }, 'open_attempt'],
  [
    'a pause, even where it was declined since',
    { attempts: ['paused'], consents: decided(false) },
    'open_attempt',
  ],
  ['the only attempt, submitted', { attempts: ['reported'] }, null],
  ['the first of two, submitted', { attempts: ['evaluating'], allowed: 2 }, 'further_attempt'],
  ['the same after the deadline', { attempts: ['reported'], allowed: 2, at: 1000 }, null],
  ['the first of two, left alone', { attempts: ['abandoned'], allowed: 2 }, 'attempt'],
])('%s', (_what, given, expected) =>
  expect(waitsFor(invitation(given), moment(given.at ?? 500))).toBe(expected),
);

/** By deadline, as they are read. */
const all = [
  invitation({ closes: 300 }),
  invitation({ closes: 400, attempts: ['reported'] }),
  invitation({ closes: 600 }),
  invitation({ closes: 700, consents: decided(false) }),
  invitation({ closes: 800, attempts: ['reported'] }),
  invitation({ closes: 900, attempts: ['reported'], allowed: 2 }),
];

test.each([
  ['deadline', false, [300, 400, 600, 700, 800, 900]],
  ['-deadline', false, [900, 800, 700, 600, 400, 300]],
  ['waiting', false, [600, 700, 900, 800, 400, 300]],
  ['waiting', true, [600, 700, 900]],
  ['-deadline', true, [900, 700, 600]],
] as const)('by %s, only what waits: %s', (sort, onlyWaiting, closes) => {
  const filter = { states: [], onlyWaiting, sort, page: 1, pageSize: 20 };
  const { items, total } = invitationPage(all, filter, moment(500));
  expect(items.map(({ terms }) => terms.closesAt)).toEqual(closes.map(moment));
  expect(total).toBe(closes.length);
});
