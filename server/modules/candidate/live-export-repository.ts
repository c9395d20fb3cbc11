import { asc, eq } from 'drizzle-orm';
import type { PersonalData, PersonalRecords } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { liveEvents, liveInterviews, liveRecordings } from '../../platform/database/schema/index.ts';

/** What somebody said, did and agreed to in rooms of live interviews, and when their microphone was recorded there. */
export async function liveRecords(
  db: Database,
  userId: string,
): Promise<Pick<PersonalData, 'live_events' | 'live_recordings'>> {
  return { live_events: await eventsOf(db, userId), live_recordings: await recordingsOf(db, userId) };
}

const room = { live_interview_id: liveInterviews.id, interview_id: liveInterviews.interviewId };

function eventsOf(db: Database, userId: string): Promise<PersonalRecords> {
  const { kind, text, questionNumber, rating, at } = liveEvents;
  return db
    .select({ ...room, kind, text, question_number: questionNumber, rating, at })
    .from(liveEvents)
    .innerJoin(liveInterviews, eq(liveInterviews.id, liveEvents.liveId))
    .where(eq(liveEvents.userId, userId))
    .orderBy(asc(liveEvents.position));
}

function recordingsOf(db: Database, userId: string): Promise<PersonalRecords> {
  const { id, contentType, begunAt, seconds } = liveRecordings;
  return db
    .select({ ...room, _id: id, content_type: contentType, begun_at: begunAt, seconds })
    .from(liveRecordings)
    .innerJoin(liveInterviews, eq(liveInterviews.id, liveRecordings.liveId))
    .where(eq(liveRecordings.userId, userId))
    .orderBy(asc(begunAt), asc(id));
}
