import type { Deps } from '../../platform/deps.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { openReview } from '../scorecards/opened-review-service.ts';
import { isKept } from './access-service.ts';
import type { StoredRecording } from './recording.ts';
import { refused } from './refusal.ts';
import { findRecording, listRecordings } from './repository.ts';

/**
 * What was recorded in an attempt, for who may rate it or sees its candidate.
 * @throws HttpProblem 403, 404
 */
export async function recordingsForReview(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  sessionId: string,
): Promise<{ readonly state: SessionState; readonly found: readonly StoredRecording[] }> {
  await openReview(deps.db, userId, sessionId, 'rate');
  const state = await storedSession(deps.db, null, sessionId);
  return { state, found: isKept(state, deps.now()) ? await listRecordings(deps.db, sessionId) : [] };
}

/**
 * One of them.
 * @throws HttpProblem 403, 404 also once it is kept no longer
 */
export async function recordingForReview(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { sessionId, recordingId }: { readonly sessionId: string; readonly recordingId: string },
): Promise<StoredRecording> {
  await openReview(deps.db, userId, sessionId, 'rate');
  const state = await storedSession(deps.db, null, sessionId);
  const found = isKept(state, deps.now()) ? await findRecording(deps.db, sessionId, recordingId) : undefined;
  if (!found) throw refused('missing');
  return found;
}
