import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PracticeChoices } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { candidateProfiles } from '../../../platform/database/schema/candidates.ts';
import { interviewSessions, interviews, turns } from '../../../platform/database/schema/interviews.ts';
import { users } from '../../../platform/database/schema/users.ts';
import type { AskedBefore } from './asked-before.ts';

/** Practices that are looked at. */
const latest = 200;

/** The questions that somebody was asked in practices, or will be in one that is open; each once. */
export async function listAskedBefore(db: Database, candidateId: string): Promise<AskedBefore[]> {
  const practices = db
    .select({
      sessionId: interviewSessions.id,
      status: interviewSessions.status,
      setUpAt: interviewSessions.createdAt,
      questions: interviews.questions,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(and(eq(interviewSessions.candidateId, candidateId), eq(interviews.mode, 'practice')))
    .orderBy(desc(interviewSessions.createdAt))
    .limit(latest)
    .as('practices');
  const id = sql<string>`asked.value ->> 'id'`;
  const at = sql`coalesce(${turns.askedAt}, ${practices.setUpAt})`;
  return db
    .select({
      id,
      at: sql<Date>`max(${at})`.mapWith(turns.askedAt),
      isWeak: sql<boolean>`(array_agg(${weak} order by ${at} desc))[1]`,
    })
    .from(practices)
    .innerJoin(sql`lateral jsonb_array_elements(${practices.questions}) as asked`, sql`true`)
    .leftJoin(
      turns,
      and(eq(turns.sessionId, practices.sessionId), eq(turns.questionId, id), eq(turns.kind, 'core')),
    )
    .where(
      sql`case when ${turns.id} is null then ${practices.status} in ('created', 'in_progress', 'paused')
        else ${turns.outcome} is distinct from 'unasked' end`,
    )
    .groupBy(id);
}

const findings = sql`${turns.feedback} -> 'findings'`;

/** Whether little came of an answer, as far as its own feedback tells. */
const weak = sql`(
  coalesce(${turns.outcome} in ('skipped', 'insufficient', 'interrupted', 'poor_audio'), false)
  or coalesce((${findings} -> 'exact' ->> 'result') <> 'right', false)
  or coalesce((${findings} -> 'assessment' ->> 'score')::numeric <= 2, false)
  or coalesce((${findings} -> 'checklist' ->> 'found')::numeric * 2 < (${findings} -> 'checklist' ->> 'of')::numeric, false)
)`;

/** What somebody chose for the last practice that was more than one question; null before the first. */
export async function findLastChoices(db: Database, ownerId: string): Promise<PracticeChoices | null> {
  const count = sql<number>`jsonb_array_length(${interviews.questions})`;
  const [last] = await db
    .select({
      role_family: interviews.roleFamilyId,
      level: interviews.level,
      question_type: interviews.questionType,
      question_count: count,
    })
    .from(interviews)
    .where(and(eq(interviews.ownerId, ownerId), eq(interviews.mode, 'practice'), sql`${count} > 1`))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(1);
  return last ?? null;
}

/** What is known of somebody who practices besides what they were asked. */
export interface Practicer {
  readonly headline: string;
  /** IANA name; null before it was heard. */
  readonly timeZone: string | null;
  readonly answeredAt: readonly Date[];
}

/** More than a week has in any zone. */
const WEEK_MS = 9 * 24 * 60 * 60 * 1000;

/** What somebody says of their work, and when they answered in practices of late. */
export async function findPracticer(db: Database, userId: string, now: Date): Promise<Practicer> {
  const answered = db
    .select({ candidateId: interviewSessions.candidateId, at: turns.closedAt })
    .from(turns)
    .innerJoin(interviewSessions, eq(interviewSessions.id, turns.sessionId))
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(
      and(
        eq(interviewSessions.candidateId, userId),
        eq(interviews.mode, 'practice'),
        gt(turns.closedAt, new Date(now.getTime() - WEEK_MS)),
        inArray(turns.outcome, ['answered', 'insufficient', 'poor_audio']),
      ),
    )
    .as('answered');
  const rows = await db
    .select({ timeZone: users.timeZone, headline: candidateProfiles.headline, at: answered.at })
    .from(users)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .leftJoin(answered, eq(answered.candidateId, users.id))
    .where(eq(users.id, userId));
  const [first] = rows;
  return {
    headline: first?.headline ?? '',
    timeZone: first?.timeZone ?? null,
    answeredAt: rows.flatMap(({ at }) => at ?? []),
  };
}
