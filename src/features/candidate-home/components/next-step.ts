import type { InvitedInterviewSummary, SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { dueAt } from '../../../capabilities/interview/due-at.ts';

/** What somebody should do next. */
export type NextStep =
  | { readonly kind: 'session'; readonly session: SessionSummary }
  | { readonly kind: 'invitation'; readonly invitation: InvitedInterviewSummary }
  | { readonly kind: 'practise' };

interface Open {
  /** Of which something waits, the nearest deadline first. */
  readonly invitations: readonly InvitedInterviewSummary[];
  /** Those not at their end. */
  readonly sessions: readonly SessionSummary[];
}

const SOON_MS = 48 * 60 * 60 * 1000;
const mostPractices = 2;

/**
 * The most urgent of what is open at a moment, in ms since the epoch: an interview for hiring that runs, an
 * invitation that ends or begins within 48 hours, a practice that runs, any other invitation, a practice that is set up.
 * Neither an attempt that nobody has to begin nor an invitation that was declined is pressed on anybody.
 */
export function nextStepOf({ invitations, sessions }: Open, now: number): NextStep {
  const lately = byLastTouch(sessions);
  const running = lately.filter(isRunning);
  const [invitation] = invitations
    .filter(({ waits_for }) => waits_for === 'attempt')
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const isSoon = invitation && timeOf(invitation) - now <= SOON_MS;
  const hiring = running.find(isForHiring);
  if (hiring) return { kind: 'session', session: hiring };
  if (isSoon) return { kind: 'invitation', invitation };
  const [practice] = running;
  if (practice) return { kind: 'session', session: practice };
  if (invitation) return { kind: 'invitation', invitation };
  const setUp = lately.find((session) => !isForHiring(session));
  return setUp ? { kind: 'session', session: setUp } : { kind: 'practise' };
}

/** The interview for hiring that a step is about, or null. */
export function interviewOf(step: NextStep): string | null {
  if (step.kind === 'invitation') return step.invitation._id;
  return step.kind === 'session' ? (step.session.interview?._id ?? null) : null;
}

/** The practice interviews that are under way or set up, but for one that is next, the one touched last first. */
export function otherPractices(step: NextStep, sessions: Open['sessions']): SessionSummary[] {
  const nextId = step.kind === 'session' ? step.session._id : null;
  const others = sessions.filter((session) => !isForHiring(session) && session._id !== nextId);
  return byLastTouch(others).slice(0, mostPractices);
}

/** The sessions that the dashboard leads to above its list of interviews. */
export function sessionsAbove(step: NextStep, { invitations, sessions }: Open): string[] {
  const attempts = invitations.flatMap(({ session_id: sessionId }) => sessionId ?? []);
  const practices = otherPractices(step, sessions).map(({ _id }) => _id);
  return [...(step.kind === 'session' ? [step.session._id] : []), ...attempts, ...practices];
}

const timeOf = (invitation: InvitedInterviewSummary) => Date.parse(dueAt(invitation));

const byLastTouch = (sessions: Open['sessions']) =>
  sessions.toSorted((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at));

const isRunning = ({ status }: SessionSummary) => status === 'in_progress' || status === 'paused';
const isForHiring = ({ interview }: SessionSummary) => interview !== null;
