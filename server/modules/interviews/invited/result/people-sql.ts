import { sql } from 'drizzle-orm';
import type { ToldDecision } from '../../../../../openapi/gen/types.gen.ts';
import { interviewSessions } from '../../../../platform/database/schema/interviews.ts';

/** When a person first submitted a rating of an attempt, ISO 8601; null before. */
export const reviewedAt = sql<string | null>`(
  select to_json(min(s.submitted_at)) from scorecards s where s.session_id = ${interviewSessions.id})`;

/** What the candidate was told that a person decided, once its mail has left and nothing else was decided since. */
export const toldDecision = sql<ToldDecision | null>`(
  select case when d.mail_status = 'sent' then json_build_object('kind', d.kind, 'at', d.mail_at) end
  from invitations i join decisions d on d.application_id = i.application_id and d.undone_at is null
  where i.interview_id = ${interviewSessions.interviewId} and i.candidate_id = ${interviewSessions.candidateId}
  order by d.at desc, d.id desc limit 1)`;
