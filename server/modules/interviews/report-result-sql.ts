import { sql } from 'drizzle-orm';
import type { ReportResult } from '../../../openapi/gen/types.gen.ts';
import { interviewSessions } from '../../platform/database/schema/interviews.ts';
import { reports } from '../../platform/database/schema/reports.ts';

const body = reports.body;

/** Only a checklist has counts by check. */
const foundChecks = sql`(
  select jsonb_build_object('found', sum((one->>'found')::int), 'of', sum((one->>'of')::int))
  from jsonb_path_query(${body}, '$.competencies[*].checks[*]') one
  having sum((one->>'of')::int) > 0)`;

const competencyScore = sql`(
  case when jsonb_array_length(${body}->'competencies') = 1 then ${body}#>'{competencies,0,assessment,score}' end)`;

/** What a report comes to, without its answers; where there is none it has no figure. */
export const reportResult = sql<ReportResult>`jsonb_build_object(
  'coverage', ${reports.coverage},
  'checklist', ${foundChecks},
  'overall', ${body}#>'{overall,score}',
  'competency_score', ${competencyScore},
  'exact', ${body}->'exact',
  'improved', jsonb_array_length(jsonb_path_query_array(${body}, '$.questions[*].counted_try')))`;

/** The newest report on a session of the statement; null without one. */
export const newestReportId = sql<string | null>`(
  select ${reports.id} from ${reports} where ${reports.sessionId} = ${interviewSessions.id}
  order by ${reports.version} desc limit 1)`;
