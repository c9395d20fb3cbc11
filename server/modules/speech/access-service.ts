import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { isSpeechUsedUp } from '../billing/quota-service.ts';
import { isKeptAt } from '../interviews/hiring/retention.ts';
import { grantedTo } from '../interviews/invited/accommodation.ts';
import { decisionsDuring, recordingConsent } from '../interviews/invited/consent.ts';
import type { Consent } from '../interviews/invited/invitation.ts';
import { readInvitation } from '../interviews/invited/invitation-service.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { readSession } from '../interviews/session-service.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { type Agreement, recordingOffer } from './offer.ts';
import type { StoredRecording } from './recording.ts';
import { refused } from './refusal.ts';
import { findRecording } from './repository.ts';
import type { SpeechDeps } from './speech-deps.ts';

/** What was agreed to about recordings in the actor's own session; one that was begun needs no minutes of a plan. */
export async function agreementOf(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { session, terms, interview }: SessionState,
  isBegun = false,
): Promise<Agreement> {
  if (!terms) {
    const isUsedUp = !isBegun && (await isSpeechUsedUp(deps.db, session.candidateId, deps.now()));
    return { kind: 'practice', isUsedUp };
  }
  const { consents } = await readInvitation(deps, actor, interview.id);
  const text = recordingConsent(terms, grantedTo(session));
  return text
    ? { kind: 'hiring', text, consents: decisionsDuring(session, consents) }
    : { kind: 'text_only' };
}

/**
 * Makes sure that answers of a session may be recorded at this moment; 409 with a sentence. A recording that was begun
 * goes on, also where the plan's minutes are used up meanwhile.
 */
export async function requireOffer(
  deps: SpeechDeps,
  actor: Actor,
  state: SessionState,
  isBegun = true,
): Promise<void> {
  const offer = recordingOffer(deps.speech, await agreementOf(deps, actor, state, isBegun));
  if (offer.state !== 'available') throw new HttpProblem(409, offer.message);
}

/**
 * Whether the sound of a session may still be sent to be written down: in an interview for hiring its candidate
 * has agreed during the attempt, and has not taken that back since.
 */
export async function isAgreedTo(deps: Pick<Deps, 'db'>, sessionId: string): Promise<boolean> {
  const state = await storedSession(deps.db, null, sessionId);
  if (!state.terms) return true;
  const candidate = { userId: state.session.candidateId };
  const { consents } = await readInvitation(deps, candidate, state.interview.id);
  return [decisionsDuring(state.session, consents), consents].every(agreesToRecordings);
}

const agreesToRecordings = (consents: readonly Consent[]) =>
  consents.findLast(({ item }) => item === 'answer_recordings')?.isGiven ?? false;

/** A recording of the actor's own session; 404 for a missing one, and once it is kept no longer. */
export async function readRecording(
  deps: Deps,
  actor: Actor,
  { sessionId, recordingId }: { readonly sessionId: string; readonly recordingId: string },
): Promise<{ readonly state: SessionState; readonly found: StoredRecording }> {
  const state = await readSession(deps, actor, sessionId);
  const found = isKept(state, deps.now()) ? await findRecording(deps.db, sessionId, recordingId) : undefined;
  if (!found) throw refused('missing');
  return { state, found };
}

/** Whether recordings of a session may still be heard: those of hiring are kept for a stated time. */
export function isKept({ terms }: Pick<SessionState, 'terms'>, at: Date): boolean {
  return !terms || isKeptAt(terms, at);
}
