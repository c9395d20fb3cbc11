import { inArray, sql } from 'drizzle-orm';
import type { AgendaItem, InvitationStatus } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invitations } from '../../../platform/database/schema/index.ts';
import { seeingRoles } from '../../workspaces/roles.ts';
import { deadline } from '../deadline-sql.ts';
import { invitationStatus } from './invitation-status-sql.ts';

const MOST_SHOWN = 200;

/** In which nothing of an interview was begun that can be. */
const NOT_BEGUN: InvitationStatus[] = ['scheduled', 'sent', 'bounced', 'opened'];

interface Asked {
  readonly userId: string;
  readonly at: Date;
  readonly until: Date;
}

/** What has a deadline in the workspaces that somebody is in, until a moment. */
export function findAgenda(db: Database, { userId, at, until }: Asked) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const end = sql`${until.toISOString()}::timestamptz`;
  const begin = sql`
    select 'begin' as kind, ${deadline} as at, n.id as interview_id, hiring_terms.title, w.id as workspace_id,
      w.title as workspace, count(*)::int as count, null as session_id
    from workspace_members me
    join workspaces w on w.id = me.workspace_id and w.status in ('open', 'paused')
    join interviews n on n.workspace_id = w.id and n.mode <> 'live'
    join hiring_terms on hiring_terms.interview_id = n.id
    join invitations on invitations.interview_id = n.id
    join applications on applications.id = invitations.application_id and applications.status = 'active'
    where me.user_id = ${userId} and ${inArray(sql`me.role`, [...seeingRoles])}
      and ${deadline} > ${now} and ${deadline} <= ${end}
      and ${inArray(invitationStatus(at), NOT_BEGUN)}
    group by 2, 3, 4, 5, 6`;
  const rate = sql`
    select 'rate', ra.due_at, n.id, t.title, w.id, w.title, count(*)::int,
      case when count(*) = 1 then min(ra.session_id) end
    from review_assignments ra
    join interview_sessions s on s.id = ra.session_id
    join interviews n on n.id = s.interview_id
    join hiring_terms t on t.interview_id = n.id
    join workspaces w on w.id = n.workspace_id
    join workspace_members me on me.workspace_id = w.id and me.user_id = ra.user_id
    join invitations i on i.interview_id = n.id and i.candidate_id = s.candidate_id
    join applications a on a.id = i.application_id and a.status = 'active'
    where ra.user_id = ${userId} and ra.status = 'open' and ra.due_at <= ${end}
    group by 2, 3, 4, 5, 6`;
  return db
    .select({
      kind: sql<AgendaItem['kind']>`kind`,
      at: sql`at`.mapWith(invitations.createdAt),
      interview: sql<AgendaItem['interview']>`json_build_object('_id', interview_id, 'title', title)`,
      workspace: sql<AgendaItem['workspace']>`json_build_object('_id', workspace_id, 'title', workspace)`,
      count: sql<number>`count`,
      session_id: sql<string | null>`session_id`,
    })
    .from(sql`(${begin} union all ${rate}) coming`)
    .orderBy(sql`at`, sql`kind`, sql`interview_id`)
    .limit(MOST_SHOWN);
}
