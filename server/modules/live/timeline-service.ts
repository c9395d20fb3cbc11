import type { EditorHistory, LiveTimeline } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { hiddenNamesOf } from '../scorecards/hidden-names-service.ts';
import { openReview } from '../scorecards/opened-review-service.ts';
import { maskText } from '../scorecards/without-names.ts';
import { findUpdates } from './editor-repository.ts';
import { presentEvent, presentPeople } from './live-presenter.ts';
import { findLive, type LiveRow } from './live-repository.ts';
import { recordingsInTimeline } from './recording-service.ts';
import { findEvents, MOST_EVENTS } from './room-repository.ts';

/**
 * What happened in a live interview, for who rates it: of notes and marks their own.
 * @throws HttpProblem 404
 */
export async function readTimeline(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  sessionId: string,
  after: number,
): Promise<LiveTimeline> {
  const { db } = deps;
  const row = await reviewedLive(db, userId, sessionId);
  const events = await findEvents(db, row.live.id, { userId, isCandidate: false }, after);
  const hidden = await hiddenNamesOf(db, userId, sessionId);
  const people = presentPeople(hidden ? { ...row, candidateName: hidden.label } : row);
  return {
    begun_at: (row.live.startsAt ?? row.live.createdAt).toISOString(),
    people,
    events: events.map((event) => {
      const shown = presentEvent(event);
      return hidden && shown.text !== null ? { ...shown, text: maskText(shown.text, hidden.names) } : shown;
    }),
    recordings: after > 0 ? [] : await recordingsInTimeline(deps, userId, sessionId),
    next: events.length < MOST_EVENTS ? null : (events.at(-1)?.position ?? null),
  };
}

/** So many are read at once. */
const MOST_UPDATES = 2000;

/**
 * How the shared editor of a live interview was written, for who rates it.
 * @throws HttpProblem 404
 */
export async function readHistory(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  sessionId: string,
  after: number,
): Promise<EditorHistory> {
  const { live, settings } = await reviewedLive(db, userId, sessionId);
  // Its changes cannot be read without what was typed.
  if (await hiddenNamesOf(db, userId, sessionId))
    throw new HttpProblem(403, 'How it was written is shown once you have submitted your scorecard.');
  const updates = await findUpdates(db, live.id, after, MOST_UPDATES);
  return {
    begun_at: (live.startsAt ?? live.createdAt).toISOString(),
    language: settings?.editor_language ?? 'text',
    updates: updates.map(({ at, data }) => ({ at: at.toISOString(), update: data })),
    next: updates.length < MOST_UPDATES ? null : (updates.at(-1)?.position ?? null),
  };
}

async function reviewedLive(db: Deps['db'], userId: string, sessionId: string): Promise<LiveRow> {
  const { reviewed } = await openReview(db, userId, sessionId, 'rate');
  const row = reviewed.liveId === null ? undefined : await findLive(db, reviewed.liveId);
  if (!row) throw new HttpProblem(404, 'Nobody held this interview live.');
  return row;
}
