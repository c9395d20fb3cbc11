import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ReportRelease } from '../../../../../openapi/gen/types.gen.ts';
import { unfinishedStatuses } from '../../session/session-state.ts';

type Moment = string | Placeholder;

const unfinished = sql.join(
  unfinishedStatuses.map((status) => sql`${status}`),
  sql`, `,
);

const begun = sql`from interview_sessions begun
  where begun.interview_id = terms.interview_id and begun.started_at is not null`;

/** Beside `terms`: the invitations with which somebody can still begin. */
function openInvitations(at: Moment): SQL {
  return sql`from invitations open where open.interview_id = terms.interview_id
    and open.revoked_at is null and open.declined_at is null
    and ${at}::timestamptz < coalesce(open.closes_at, terms.closes_at)
    and (select count(*) ${begun} and begun.candidate_id = open.candidate_id) < terms.attempts_allowed`;
}

/** Beside `terms`: whether somebody else can still be invited, as to an interview of a workspace that hires. */
function isInviting(at: Moment): SQL {
  return sql`(${at}::timestamptz < terms.closes_at and exists (
    select 1 from interviews asked join workspaces room on room.id = asked.workspace_id
    where asked.id = terms.interview_id and room.status not in ('closed', 'archived')))`;
}

const isUnderWay = sql`exists (select 1 ${begun} and begun.status in (${unfinished}))`;

/** Beside `terms`: whether an interview's reports wait. They show what good answers hold to who still answers. */
function isWaiting(at: Moment): SQL {
  return sql`(terms.reports_released_at is null
    and (${isInviting(at)} or ${isUnderWay} or exists (select 1 ${openInvitations(at)})))`;
}

/**
 * Whether the report of a session waits at a moment, in ISO 8601: until its interview has closed for everybody, or a
 * lead releases it. That of a practice never waits.
 */
export function isReportEmbargoed(sessionId: AnyColumn, at: Moment): SQL<boolean> {
  const waits = sql`exists (select 1 from interview_sessions own
    join hiring_terms terms on terms.interview_id = own.interview_id
    where own.id = ${sessionId} and ${isWaiting(at)})`;
  // Once more within: a selection of one table takes the table's name off its own columns.
  return sql<boolean>`(${waits})`;
}

/** When the report of a session that waits is to open; null where only attempts that are under way keep it closed. */
export function reportOpensAt(sessionId: AnyColumn, at: Moment): SQL<string | null> {
  const opens = sql`select to_json(greatest(case when ${isInviting(at)} then terms.closes_at end,
      (select max(coalesce(open.closes_at, terms.closes_at)) ${openInvitations(at)})))
    from interview_sessions own join hiring_terms terms on terms.interview_id = own.interview_id
    where own.id = ${sessionId} and ${isWaiting(at)}`;
  return sql<string | null>`(${opens})`;
}

/** How the reports of an interview stand at a moment, and how many can still begin it or are at it. */
export function reportRelease(interviewId: string, at: Moment): SQL<ReportRelease> {
  const stillOpen = sql`(select count(*) from invitations i where i.interview_id = terms.interview_id and (
    exists (select 1 ${openInvitations(at)} and open.id = i.id)
    or exists (select 1 ${begun} and begun.status in (${unfinished}) and begun.candidate_id = i.candidate_id)))`;
  return sql<ReportRelease>`(select json_build_object('are_open', not ${isWaiting(at)},
    'released_at', terms.reports_released_at, 'still_open', ${stillOpen})
    from hiring_terms terms where terms.interview_id = ${interviewId})`;
}
