import { type SQL, sql } from 'drizzle-orm';
import type { NextStep } from '../../../../openapi/gen/types.gen.ts';
import {
  invitationStatus,
  isToRate,
  submittedScorecards,
  submittedSession,
} from '../../interviews/designed/invitation-status-sql.ts';

/** A step as it is read; its times as the database writes them into JSON. */
export type StoredStep = NextStep;

/** Who looks at it, and when. */
export interface Looking {
  readonly userId: string;
  readonly at: Date;
}

const worksWith = (role: SQL) => sql`${role} in ('lead', 'recruiter')`;
const role = sql`me.role`;

/** Whether it falls to `me`: who looks after it does, else everybody who works with candidates. */
const isKept = sql`(${worksWith(role)} and coalesce(keeper.user_id, me.user_id) = me.user_id)`;

const otherKeeper = sql`select 1 from workspace_members k where k.workspace_id = me.workspace_id
    and k.user_id = applications.owner_id and k.user_id <> me.user_id and ${worksWith(sql`k.role`)}`;

/**
 * Whether somebody else looks after it. Looked up for each, where a joined keeper would have the database expect that
 * nearly all are somebody else's, and sort what an index has in order.
 */
const isOthers = sql`exists (${otherKeeper})`;

/** Who looks after a row of `applications`, beside `me`. */
const keeper = sql`workspace_members keeper on keeper.workspace_id = me.workspace_id
      and keeper.user_id = applications.owner_id and ${worksWith(sql`keeper.role`)}`;

/** The id of the last stage of a workspace `w`. */
const lastStage = sql`w.stages->-1->>'_id'`;

/** What is to be done about a row of `applications` of the workspace `w` of whom nobody invited yet. */
const firstStep = sql`case when ${lastStage} = applications.stage_id then 'decide' else 'invite' end`;

/**
 * What might be done about a row of `applications`, beside `workspace_members me`, each with its rank: what comes first
 * is the next step. Only who is asked learns of a second review. An attempt that somebody rates waits for no evaluation.
 */
function possibleSteps({ userId, at }: Looking): SQL {
  return sql`
    select 1 as rank, 'answer_request' as kind, false as rates, r.created_at as since, null::timestamptz as due_at,
      r.session_id, s.interview_id, null as rater_id
    from invitations i
    join interview_sessions s on s.interview_id = i.interview_id and s.candidate_id = i.candidate_id
    join candidate_requests r on r.session_id = s.id and r.answered_at is null and r.handed_over_at is null
    where i.application_id = applications.id
    union all
    select 1, 'answer_request', false, i.requested_at, null, null, i.interview_id, null
    from invitations i
    where i.application_id = applications.id and ${worksWith(role)}
      and i.requested_at > coalesce(i.decided_at, '-infinity')
    union all
    select 2, 'second_review', false, f.proposed_at, f.comment_until, f.session_id, f.interview_id,
      f.second_reviewer_id
    from integrity_findings f
    join interview_sessions s on s.id = f.session_id
    join invitations i on i.interview_id = f.interview_id and i.candidate_id = s.candidate_id
    where i.application_id = applications.id and f.second_review = 'waiting' and f.second_reviewer_id = ${userId}
    union all
    select
      case one.step when 'fix_email' then 0 when 'rate' then 3 when 'wait_candidate' then 4 when 'evaluating' then 5 else 6 end,
      one.step, one.rates,
      case one.step when 'fix_email' then one.bounced_at when 'wait_candidate' then one.invited_at when 'decide' then coalesce(one.rated_at, one.ended_at)
        else one.ended_at end,
      case when one.step = 'rate' then (select min(a.due_at) from review_assignments a
        where a.session_id = one.session_id and a.status = 'open' and (a.user_id = ${userId} or not one.rates)) end,
      one.session_id, one.interview_id,
      case when one.step = 'rate' then (select a.user_id from review_assignments a
        where a.session_id = one.session_id and a.status = 'open'
        order by a.user_id = ${userId} desc, a.due_at, a.user_id limit 1) end
    from (
      select i.*, s.ended_at,
        (select max(c.submitted_at) from scorecards c where c.session_id = i.session_id) as rated_at,
        case when i.status = 'bounced' then 'fix_email' when i.status in ('scheduled', 'sent', 'opened', 'in_progress') then 'wait_candidate'
          when i.status <> 'completed' then null
          when i.rated < n.scorecards_needed or i.rates then 'rate'
          when s.evaluation_state in ('not_started', 'queued', 'running') then 'evaluating'
          else 'decide' end as step
      from (
        select invitations.interview_id, invitations.bounced_at, coalesce(invitations.sent_at, invitations.created_at) as invited_at,
          ${invitationStatus(at)} as status, ${submittedSession} as session_id, ${submittedScorecards} as rated,
          ${isToRate(userId, sql`me.role <> 'interviewer'`)} as rates
        from invitations join hiring_terms on hiring_terms.interview_id = invitations.interview_id
        where invitations.application_id = applications.id
      ) i
      join interviews n on n.id = i.interview_id
      left join interview_sessions s on s.id = i.session_id
    ) one
    where one.step is not null
    union all
    select 7, ${firstStep}, false,
      applications.stage_since, null, null, (
      select n.id from interviews n join hiring_terms t on t.interview_id = n.id
      where n.workspace_id = applications.workspace_id and t.closes_at > ${at.toISOString()}::timestamptz
      order by n.created_at desc, n.id limit 1), null
    from workspaces w where w.id = applications.workspace_id`;
}

/** The possible steps of a row of `applications` with whose each is, and its place among them. */
function steps(looking: Looking): SQL {
  return sql`(
    select step.*, row_number() over (order by step.rank, step.since) as place, who.id as who_id,
      who.full_name as who_name,
      case step.kind when 'rate' then step.rates
        when 'second_review' then true
        when 'decide' then me.role = 'hiring_manager' or ${isKept}
        when 'answer_request' then ${isKept}
        when 'fix_email' then ${isKept}
        when 'invite' then ${isKept}
        else false end as is_mine
    from workspace_members me
    left join ${keeper}
    cross join lateral (${possibleSteps(looking)}) step
    left join users who on who.id = coalesce(step.rater_id,
      case when step.kind in ('fix_email', 'answer_request', 'decide', 'invite') then keeper.user_id end)
    where me.workspace_id = applications.workspace_id and me.user_id = ${looking.userId}
      and applications.status = 'active')`;
}

const asJson = sql`json_build_object('kind', one.kind, 'since', one.since, 'due_at', one.due_at, 'is_mine', one.is_mine,
  'session_id', one.session_id, 'interview_id', one.interview_id, 'who',
  case when one.who_id is not null then json_build_object('_id', one.who_id, 'full_name', one.who_name) end)`;

/** The next step of a row of `applications`, for a member of its workspace; null where it has ended. */
export function nextStep(looking: Looking): SQL<StoredStep | null> {
  return sql<StoredStep | null>`(select ${asJson} from ${steps(looking)} one where one.place = 1)`;
}

/** What lists are sorted by: mine first, then by kind, the longest waiting first. */
function nextStepOrder(looking: Looking): SQL {
  return sql`(select (case when one.is_mine then '0' else '1' end) || one.rank || ${sortable(sql`one.since`)}
    from ${steps(looking)} one where one.place = 1)`;
}

const sortable = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYYMMDDHH24MISSMS')`;

/**
 * What somebody has to do about a row of `applications`, as a table: its next step where that is theirs, and what they are
 * to rate or answer whatever else comes first.
 */
export function ownStep(looking: Looking): SQL {
  return sql`(select ${asJson} as step, one.since, one.due_at from ${steps(looking)} one
    where one.is_mine and (one.place = 1 or one.kind in ('rate', 'answer_request', 'second_review')) order by one.place limit 1)`;
}

const isInvited = sql`exists (select 1 from invitations i where i.application_id = applications.id)`;

interface SortedPart {
  readonly workspaceId: string;
  /** Which of its applications, beside `company_candidates`. */
  readonly isWanted: SQL | undefined;
  readonly isDown: boolean;
  /** How many are needed from the start of the order. */
  readonly limit: number;
}

/**
 * The first applications of a workspace by next step, as a table with the `key` they are sorted by. Of whom nobody invited
 * no more are read than are needed: those of others only where there are too few of mine, or the other way round.
 */
export function firstByNextStep(looking: Looking, { workspaceId, isWanted, isDown, limit }: SortedPart): SQL {
  const wanted = sql`from applications left join company_candidates on company_candidates.id = applications.candidate_id
    where ${isWanted}`;
  // As conditions of which each but the first holds for most, or the database would sort what an index has in order.
  const isMine = sql`((me.role = 'hiring_manager' or ${worksWith(role)})
    and (me.role <> 'hiring_manager' or applications.stage_id = ${lastStage}) and (me.role = 'hiring_manager' or not ${isOthers}))`;
  const untouched = (isOfMine: boolean, most: SQL) => sql`(
    select applications.id, ${isOfMine ? '07' : '17'} || ${sortable(sql`applications.stage_since`)} as key
    ${wanted} and applications.workspace_id = w.id and applications.status = 'active' and not ${isInvited}
      and ${isOfMine ? isMine : sql`not ${isMine}`}
    order by applications.stage_since ${isDown ? sql`desc` : sql`asc`}, applications.id limit ${most})`;
  return sql`(
    select applications.id, ${nextStepOrder(looking)} as key ${wanted} and applications.status = 'active' and ${isInvited}
    union all
    (select applications.id, null ${wanted} and applications.status <> 'active' order by applications.id limit ${limit})
    union all
    select others.* from workspace_members me join workspaces w on w.id = me.workspace_id cross join lateral (
      with nearer as materialized ${untouched(!isDown, sql`${limit}`)}
      select * from nearer
      union all
      ${untouched(isDown, sql`greatest(0, ${limit} - (select count(*) from nearer))`)}) others
    where me.workspace_id = ${workspaceId} and me.user_id = ${looking.userId})`;
}

/** The open workspaces of somebody, beside which each of the following looks at their active applications. */
const ofMine = ({ userId }: Looking) => sql`workspace_members me
  join workspaces w on w.id = me.workspace_id and w.status in ('open', 'paused') and me.user_id = ${userId}`;

/** What waits for somebody about whom was invited in the workspaces that are not closed, as a table of applications. */
export function waitingOfInvited(looking: Looking): SQL {
  return sql`(
    select applications.id, own.step->>'kind' as kind, own.since, own.due_at, w.id as workspace_id
    from ${ofMine(looking)}
    join applications on applications.workspace_id = w.id and applications.status = 'active' and ${isInvited}
    cross join lateral ${ownStep(looking)} own)`;
}

// Looked up for each until a page is full: else the database expects that these are few, reads all and sorts them.
const isFree = sql`not exists (${otherKeeper} offset 0)`;
const isUninvited = sql`applications.workspace_id = w.id and applications.status = 'active'
      and not exists (select 1 from invitations i where i.application_id = applications.id offset 0)`;

/** Whether who works with candidates or manages the hiring has it to do, of which a hiring manager decides alone. */
const isOfManager = sql`me.role = 'hiring_manager'`;
const isToDecide = sql`applications.stage_id = ${lastStage} and (${isOfManager} or ${worksWith(role)}) and (${isOfManager} or ${isFree})`;
const isToInvite = sql`applications.stage_id <> ${lastStage} and ${worksWith(role)} and ${isFree}`;

/**
 * The same about whom nobody invited, who may be very many: their step is known without looking further, and of each
 * workspace and kind there are no more than a page shows, the longest waiting. Whom to invite comes after all others: they
 * are looked for only where these leave room.
 */
export function waitingOfOthers(looking: Looking, limit: number): SQL {
  const longest = (kind: SQL, isOfKind: SQL, most: SQL) => sql`(
    select others.* from ${ofMine(looking)} cross join lateral (
      select applications.id, ${kind} as kind, applications.stage_since as since, null::timestamptz as due_at
      from applications where ${isUninvited} and ${isOfKind}
      order by applications.stage_since, applications.id limit ${most}) others)`;
  return sql`(
    with decided as materialized ${longest(sql`'decide'`, isToDecide, sql`${limit}`)}
    select * from decided
    union all
    select * from ${longest(sql`'invite'`, isToInvite, sql`greatest(0, ${limit} - (select count(*) from decided))`)} invited)`;
}

/**
 * The same of each workspace up to a bound, to be counted: what a hiring manager decides, and all that is there for who works
 * with candidates. By a single condition, or the database would expect few and read all; in their order where the bound is
 * low, or it would first gather what the index has in order.
 */
export const someOfOthers = (looking: Looking, limit: number, order: SQL = sql``): SQL => sql`(
  select w.id as workspace_id from ${ofMine(looking)} cross join lateral (
    select 1 from applications
    where ${isUninvited} and case when ${isOfManager} then applications.stage_id = ${lastStage} else ${isFree} end
    ${order} limit ${limit}) others
  where ${isOfManager} or ${worksWith(role)})`;

export const longestWaiting = sql`order by applications.stage_since, applications.id`;
