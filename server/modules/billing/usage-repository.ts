import { and, eq, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Meter } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import {
  companyMembers,
  interviewSessions,
  interviews,
  memberInvitations,
  usageEvents,
  workspaces,
} from '../../platform/database/schema/index.ts';
import type { Period } from './rules/charges.ts';

/** What was used of a meter in a period, without what was given back. */
export async function sumEvents(
  tx: Transaction,
  { subscriptionId, meter, period }: { subscriptionId: string; meter: Meter; period: Period },
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${usageEvents.amount}), 0)::int` })
    .from(usageEvents)
    .where(
      and(
        eq(usageEvents.subscriptionId, subscriptionId),
        eq(usageEvents.meter, meter),
        isNull(usageEvents.returnedAt),
        gte(usageEvents.at, period.start),
        lt(usageEvents.at, period.end),
      ),
    );
  return row?.sum ?? 0;
}

/** The workspaces of a company that are open, and no samples. */
export const countWorkspaces = (tx: Transaction, companyId: string): Promise<number> =>
  tx.$count(
    workspaces,
    and(
      eq(workspaces.companyId, companyId),
      eq(workspaces.isSample, false),
      notInArray(workspaces.status, ['closed', 'archived']),
    ),
  );

/** The members of a company, and who is invited to be one. */
export async function countSeats(tx: Transaction, companyId: string, at: Date): Promise<number> {
  const members = await tx.$count(companyMembers, eq(companyMembers.companyId, companyId));
  const invited = and(eq(memberInvitations.companyId, companyId), gte(memberInvitations.expiresAt, at));
  return members + (await tx.$count(memberInvitations, invited));
}

/** What the files of a company take up that are there now: recordings of its interviews, and resumes. */
export async function sumBytes(tx: Transaction, companyId: string): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    tx,
    sql`select (
      (select coalesce(sum(p.bytes), 0) from interviews v join interview_sessions s on s.interview_id = v.id
        join recordings r on r.session_id = s.id join recording_parts p on p.recording_id = r.id
        where v.company_id = ${companyId})
      + (select coalesce(sum(p.bytes), 0) from live_interviews l join live_recordings r on r.live_id = l.id
        join live_recording_parts p on p.recording_id = r.id where l.company_id = ${companyId})
      + (select coalesce(sum(bytes), 0) from application_resumes where company_id = ${companyId})
    )::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}

/** Whose plan the answers of a session are counted in: the company that hires, or who practices. */
export async function findSpeaking(tx: Transaction, sessionId: string) {
  const [row] = await tx
    .select({ companyId: interviews.companyId, candidateId: interviewSessions.candidateId })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(eq(interviewSessions.id, sessionId));
  return row;
}

/** An event that is there already is not counted again. */
export async function insertEvents(
  tx: Transaction,
  events: readonly (typeof usageEvents.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(usageEvents)
    .values([...events])
    .onConflictDoNothing();
}

/** Gives back what an attempt used: a practice, or the invitation to it where no attempt of it has a report. */
export async function returnEventsOf(db: Database, sessionId: string, at: Date): Promise<void> {
  await db.execute(sql`
    update usage_events e set returned_at = ${at.toISOString()}::timestamptz
    from interview_sessions s
    join interviews v on v.id = s.interview_id
    left join invitations i on i.interview_id = s.interview_id and i.candidate_id = s.candidate_id
    where s.id = ${sessionId} and e.meter = 'interviews' and e.returned_at is null
      and e.key in (s.id, i.id)
      and e.subscription_id in (
        select b.id from subscriptions b where b.candidate_id = s.candidate_id or b.company_id = v.company_id)
      and not exists (
        select 1 from interview_sessions o join reports r on r.session_id = o.id
        where o.interview_id = s.interview_id and o.candidate_id = s.candidate_id)`);
}
