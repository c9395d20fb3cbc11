import type { Deps } from '../../platform/deps.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { isSoundHidden } from '../scorecards/hidden-names-service.ts';
import { isKept } from './access-service.ts';
import type { RecordedSound, StoredRecording } from './recording.ts';
import { refused } from './refusal.ts';
import { findLiveRecording, findRecording, listRecordings } from './repository.ts';

/**
 * What was recorded in an attempt, for who may rate it or sees its candidate; nothing while they read without names.
 * @throws HttpProblem 403, 404
 */
export async function recordingsForReview(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  sessionId: string,
): Promise<{ readonly state: SessionState; readonly found: readonly StoredRecording[] }> {
  const isHidden = await isSoundHidden(deps.db, userId, sessionId);
  const state = await storedSession(deps.db, null, sessionId);
  const isHeard = !isHidden && isKept(state, deps.now());
  return { state, found: isHeard ? await listRecordings(deps.db, sessionId) : [] };
}

/**
 * One of them.
 * @throws HttpProblem 403, 404 also once it is kept no longer, and while they read without names
 */
export async function recordingForReview(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { sessionId, recordingId }: { readonly sessionId: string; readonly recordingId: string },
): Promise<RecordedSound> {
  const isHidden = await isSoundHidden(deps.db, userId, sessionId);
  const state = await storedSession(deps.db, null, sessionId);
  if (isHidden || !isKept(state, deps.now())) throw refused('missing');
  const found =
    (await findRecording(deps.db, sessionId, recordingId)) ??
    (await findLiveRecording(deps.db, sessionId, recordingId));
  if (!found) throw refused('missing');
  return found;
}

/**
 * What was recorded in a live interview that is rated under a session, for who may hear it.
 * @throws HttpProblem 404
 */
export async function liveRecording(
  { db }: Pick<Deps, 'db'>,
  { sessionId, recordingId }: { readonly sessionId: string; readonly recordingId: string },
): Promise<RecordedSound> {
  const found = await findLiveRecording(db, sessionId, recordingId);
  if (!found) throw refused('missing');
  return found;
}
