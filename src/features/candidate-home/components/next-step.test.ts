import { expect, it } from 'vitest';
import type { InvitedInterviewSummary, SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { interviewOf, type NextStep, nextStepOf, otherPractices, sessionsAbove } from './next-step.ts';

const now = Date.UTC(2026, 0, 5, 9);
const HOUR = 60 * 60 * 1000;

function session(_id: string, status: SessionSummary['status']): SessionSummary {
  return {
    _id,
    mode: _id.startsWith('hiring') ? 'ai' : 'practice',
    interview: _id.startsWith('hiring') ? { _id, company: 'Sample Company', title: _id } : null,
    attempt: _id.startsWith('hiring') ? { number: 1, allowed: 1 } : null,
    status,
    evaluation_state: 'not_started',
    is_postponed: false,
    role_family: { _id: 'software', name: 'Software engineering' },
    level: 'junior',
    question_type: 'mixed',
    progress: { answered: 0, skipped: 0, total: 3 },
    report_id: null,
    is_report_embargoed: false,
    result: null,
    created_at: '2026-01-05T08:00:00Z',
    updated_at: '2026-01-05T08:00:00Z',
  };
}

/** An invitation that ends in some hours. */
function invitation(hours: number, waitsFor: InvitedInterviewSummary['waits_for'] = 'attempt') {
  const closesAt = new Date(now + hours * HOUR).toISOString();
  const summary: InvitedInterviewSummary = {
    _id: `invitation in ${hours} h`,
    company: 'Sample Company',
    title: 'Engineer (sample)',
    role_family: { _id: 'software', name: 'Software engineering' },
    level: 'junior',
    state: 'invited',
    attempts: { allowed: 1, used: 0, left: 1 },
    opens_at: '2026-01-04T08:00:00Z',
    closes_at: closesAt,
    limit_seconds: 900,
    question_count: 3,
    session_id: null,
    live: null,
    has_result: false,
    waits_for: waitsFor,
  };
  return summary;
}

/** One that people hold in an hour, and whose deadline is far. */
const live: InvitedInterviewSummary = {
  ...invitation(300),
  _id: 'live',
  live: { _id: 'room', minutes: 45, starts_at: new Date(now + HOUR).toISOString() },
};

function nameOf(step: NextStep): string {
  if (step.kind === 'practise') return 'practise';
  return step.kind === 'session' ? step.session._id : step.invitation._id;
}

const runningHiring = session('hiring', 'in_progress');
const pausedHiring = session('hiring', 'paused');
const running = session('practice', 'in_progress');
const paused = session('paused practice', 'paused');
const setUp = session('practice set up', 'created');
const later = { ...session('practice worked on later', 'paused'), updated_at: '2026-01-05T08:30:00Z' };
const attemptSetUp = session('hiring set up', 'created');
const begun = invitation(1, 'open_attempt');
const further = invitation(3, 'further_attempt');
const declined = invitation(4, 'declined');

it.each([
  ['nothing', [], [], 'practise'],
  ['a practice that is set up', [], [setUp], 'practice set up'],
  ['an invitation over a practice that is set up', [invitation(72)], [setUp], 'invitation in 72 h'],
  ['a running practice over an invitation with time', [invitation(49)], [setUp, running], 'practice'],
  ['the same where it is paused', [invitation(49)], [paused], 'paused practice'],
  ['the one that was touched last', [], [paused, later, running], 'practice worked on later'],
  [
    'the one that was set up last',
    [],
    [setUp, { ...setUp, _id: 'practice set up later', updated_at: '2026-01-05T08:30:00Z' }],
    'practice set up later',
  ],
  [
    'an invitation that ends soon over a practice',
    [invitation(48), invitation(72)],
    [running],
    'invitation in 48 h',
  ],
  ['a live interview that begins before the next deadline', [invitation(40), live], [running], 'live'],
  ['a running interview over all else', [begun, invitation(2)], [running, runningHiring], 'hiring'],
  ['the same where it is paused', [begun, invitation(2)], [pausedHiring, running], 'hiring'],
  ['the invitation of an attempt that is not begun', [invitation(72)], [attemptSetUp], 'invitation in 72 h'],
  ['nothing for an attempt whose invitation is gone', [], [attemptSetUp], 'practise'],
  [
    'nothing for an attempt that nobody has to begin, nor for what was declined',
    [further, declined],
    [],
    'practise',
  ],
  ['the next invitation over both', [further, declined, invitation(72)], [], 'invitation in 72 h'],
  ['a practice where an interview could only be read of', [begun], [running], 'practice'],
])('is %s', (_case, invitations, sessions, expected) =>
  expect(nameOf(nextStepOf({ invitations, sessions }, now))).toBe(expected),
);

it.each([
  ['an invitation', [invitation(2)], [], 'invitation in 2 h'],
  ['its attempt', [begun], [runningHiring], 'hiring'],
  ['a practice', [], [running], null],
  ['nothing open', [], [], null],
])('of %s knows the interview for hiring', (_case, invitations, sessions, expected) =>
  expect(interviewOf(nextStepOf({ invitations, sessions }, now))).toBe(expected),
);

const ids = (sessions: readonly SessionSummary[]) => sessions.map(({ _id }) => _id);

it('every other practice that is open is told below the next step', () => {
  const next: NextStep = { kind: 'session', session: running };
  expect(ids(otherPractices(next, [runningHiring, running, paused, setUp]))).toEqual([
    'paused practice',
    'practice set up',
  ]);
  const invited: NextStep = { kind: 'invitation', invitation: invitation(2) };
  expect(ids(otherPractices(invited, [paused]))).toEqual(['paused practice']);
});

it('of many other practices those touched last are told', () => {
  const earlier = ['one', 'two', 'three'].map((name) => session(name, 'paused'));
  expect(ids(otherPractices({ kind: 'practise' }, [...earlier, later]))).toEqual([
    'practice worked on later',
    'one',
  ]);
});

it('what leads to a session stands above the list of interviews', () => {
  const invitations = [{ ...begun, session_id: 'hiring' }, invitation(9)];
  const next: NextStep = { kind: 'session', session: running };
  expect(sessionsAbove(next, { invitations, sessions: [running, paused] })).toEqual([
    'practice',
    'hiring',
    'paused practice',
  ]);
  expect(sessionsAbove({ kind: 'practise' }, { invitations: [], sessions: [] })).toEqual([]);
});
