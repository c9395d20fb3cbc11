import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { keptUntil } from '../integrity/noting.ts';
import { grantedTo } from '../interviews/invited/accommodation.ts';
import { recordingConsent } from '../interviews/invited/consent.ts';
import { readInvitation } from '../interviews/invited/invitation-service.ts';
import { readSession } from '../interviews/session-service.ts';
import type { SessionState } from '../interviews/session-state.ts';
import type { Agreement } from './offer.ts';
import type { StoredRecording } from './recording.ts';
import { refused } from './refusal.ts';
import { findRecording } from './repository.ts';

/** The actor's own session, with what was agreed to; 404 for any other. */
export async function readAgreement(
  deps: Deps,
  actor: Actor,
  sessionId: string,
): Promise<{ readonly state: SessionState; readonly agreement: Agreement }> {
  const state = await readSession(deps, actor, sessionId);
  if (!state.terms) return { state, agreement: { kind: 'practice' } };
  const { consents, invitation } = await readInvitation(deps, actor, state.interview.id);
  const text = recordingConsent(state.terms, grantedTo(invitation));
  return { state, agreement: text ? { kind: 'hiring', text, consents } : { kind: 'text_only' } };
}

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
  return !terms || at < keptUntil(terms);
}
