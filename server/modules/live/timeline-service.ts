import type { LiveTimeline } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { openReview } from '../scorecards/opened-review-service.ts';
import { presentEvent, presentPeople } from './live-presenter.ts';
import { findLive } from './live-repository.ts';
import { findEvents, MOST_EVENTS } from './room-repository.ts';

/**
 * What happened in a live interview, for who rates it: of notes and marks their own.
 * @throws HttpProblem 404
 */
export async function readTimeline(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  sessionId: string,
  after: number,
): Promise<LiveTimeline> {
  const { reviewed } = await openReview(db, userId, sessionId, 'rate');
  const row = reviewed.liveId === null ? undefined : await findLive(db, reviewed.liveId);
  if (!row) throw new HttpProblem(404, 'Nobody held this interview live.');
  const events = await findEvents(db, row.live.id, userId, after);
  return {
    begun_at: (row.live.startsAt ?? row.live.createdAt).toISOString(),
    people: presentPeople(row),
    events: events.map(presentEvent),
    next: events.length < MOST_EVENTS ? null : (events.at(-1)?.position ?? null),
  };
}
