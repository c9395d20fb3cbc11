import type {
  Report,
  ReportSummary,
  ReportVersion,
  UnreleasedReport,
} from '../../../openapi/gen/types.gen.ts';
import { withoutTestKeys } from '../assessment/exact/withheld-key.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { namedInterview, numberedAttempt } from '../interviews/invited/named-attempt.ts';
import { embargoSentence } from '../interviews/invited/result/embargo.ts';
import type { ReportRow, ReportSummaryRow, ReportVersionRow, WaitingReport } from './repository.ts';

/** A report as it is stored, under what it is called by now, for its candidate. */
export function presentReport({ body, terms, number }: Pick<ReportRow, 'body' | 'terms' | 'number'>): Report {
  const { first_answers: _ofTrend, engine, ...report } = withoutTestKeys(body);
  const interview = namedInterview(terms);
  return { ...report, engine: presentEngine(engine), interview, attempt: numberedAttempt({ number, terms }) };
}

/** A report's row in a list. */
export function presentSummary(row: ReportSummaryRow): ReportSummary {
  return {
    _id: row.id,
    version: row.version,
    session_id: row.sessionId,
    created_at: row.createdAt.toISOString(),
    mode: row.mode,
    is_retry: row.isRetry,
    interview: namedInterview(row.terms),
    attempt: numberedAttempt(row),
    role_family: { _id: row.roleFamilyId, name: row.roleFamilyName },
    level: row.level,
    question_type: row.questionType,
    engine: presentEngine(row.engine),
    result: row.result,
  };
}

/** What a report waits for; null for one that can be read. */
export function presentUnreleased({
  sessionId,
  isEmbargoed,
  opensAt,
  terms,
  number,
}: WaitingReport): UnreleasedReport | null {
  const interview = namedInterview(terms);
  const attempt = numberedAttempt({ number, terms });
  if (!isEmbargoed || !terms || !interview || !attempt) return null;
  const opens_at = opensAt && new Date(opensAt).toISOString();
  return { session_id: sessionId, interview, attempt, note: embargoSentence, opens_at };
}

/** One of the versions of a session's report. */
export function presentVersion(row: ReportVersionRow): ReportVersion {
  return {
    _id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    engine: presentEngine(row.engine),
    bank_version: row.bankVersion,
  };
}
