import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { applications, companyCandidates, workspaces } from '../../../platform/database/schema/index.ts';
import { readsWithoutNames } from '../../workspaces/hidden-name-sql.ts';
import { labelledCandidate } from '../../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../../workspaces/nameless-sql.ts';
import {
  type Looking,
  ownStep,
  type StoredStep,
  someOfOthers,
  waitingOfInvited,
  waitingOfOthers,
} from './next-step-sql.ts';

/** One more stands for all that there are. */
const MOST_COUNTED = 1000;

/**
 * What waits for somebody in the workspaces that are not closed: what is overdue first, whom nobody has invited last,
 * between them what waits longest; and how many there are up to a bound.
 */
export async function findWork(db: Database, looking: Looking, limit: number) {
  const isOverdue = sql`coalesce(due_at < ${looking.at.toISOString()}::timestamptz, false)`;
  const order = sql`${isOverdue} desc, kind = 'invite', since, id`;
  const most = MOST_COUNTED + 1;
  const total = sql`least(${most}, (select count(*) from invited) + (
    select count(*) from (select 1 from ${someOfOthers(looking, most)} others limit ${most}) counted))::int`;
  const first = sql`(
    with invited as materialized ${waitingOfInvited(looking)}
    select id, row_number() over (order by ${order}) as place, ${total} as total
    from (select id, kind, since, due_at from invited union all select * from ${waitingOfOthers(looking, limit)} others) waiting
    order by place limit ${limit}) first`;
  const rows = await db
    .select({
      applicationId: applications.id,
      candidate: {
        _id: companyCandidates.id,
        full_name: companyCandidates.fullName,
        email: companyCandidates.email,
      },
      isNameless: isNameless(looking.userId),
      workspace: { _id: workspaces.id, title: workspaces.title },
      step: sql<StoredStep>`own.step`,
      total: sql<number>`first.total`,
    })
    .from(applications)
    .innerJoin(first, eq(sql`first.id`, applications.id))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .crossJoinLateral(sql`${ownStep(looking)} own`)
    .orderBy(asc(sql`first.place`));
  const items = rows.map(({ isNameless: isHidden, candidate, ...row }) => ({
    ...row,
    candidate: isHidden ? labelledCandidate({ id: candidate._id }) : candidate,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** Whether somebody who sees an attempt to rate it alone, or who decides about its candidate, reads it without names. */
const isNameless = (
  userId: string,
) => sql<boolean>`(${isNamelessTo(userId)} or own.step->>'kind' = 'rate' and ${readsWithoutNames(userId)}
  and exists (select 1 from workspace_members m where m.workspace_id = ${applications.workspaceId}
    and m.user_id = ${userId} and m.role = 'interviewer')
  and not exists (select 1 from live_interviews l join live_interviewers h on h.live_id = l.id
    where l.session_id = own.step->>'session_id' and h.user_id = ${userId}))`;

export type WorkRow = Awaited<ReturnType<typeof findWork>>['items'][number];
