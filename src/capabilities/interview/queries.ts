import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  EvaluationState,
  InvitedInterview,
  Session,
  SessionInterview,
  SessionStatus,
} from '../../../openapi/gen/types.gen.ts';
import { taking } from '../../api/client.ts';
import {
  getEvaluationOptions,
  getInterviewOptions,
  getInterviewQueryKey,
  getInterviewResultOptions,
  getInterviewResultQueryKey,
  getSessionOptions,
  getSessionQueryKey,
  listReportsOptions,
  listSessionsOptions,
} from '../../api/gen/@tanstack/react-query.gen.ts';
import type * as operations from '../../api/gen/sdk.gen.ts';
import type { ApiError } from '../../api/http/api-error.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { pollInterval } from './session-stage.ts';

const evaluatingMs = 3000;

/** One session; looked up again by itself while its report is being made. */
export function sessionQuery(sessionId: string) {
  return queryOptions({
    ...getSessionOptions({ path: { session_id: sessionId } }),
    refetchInterval: (query) => pollInterval(query.state.data, serverNow()),
  });
}

/** How the evaluation of a session goes; looked up again by itself while it is under way. */
export function evaluationQuery(sessionId: string) {
  return queryOptions({
    ...getEvaluationOptions({ path: { session_id: sessionId } }),
    refetchInterval: ({ state }) => isUnderWay(state.data?.state) && evaluatingMs,
  });
}

/** Puts what a write answered in the place of what was fetched; a fetch under way is older and is dropped. */
export async function storeSession(queries: QueryClient, session: Session): Promise<void> {
  const queryKey = getSessionQueryKey({ path: { session_id: session._id } });
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, session);
}

const namingSessions = [
  'listSessions',
  'listReports',
  'getTrend',
  'listInterviews',
  'getInterview',
  'getInterviewResult',
] as const;

/** Has what names a session or its report fetched again when it is next shown. */
export function forgetLists(queries: QueryClient): void {
  for (const operation of namingSessions) forget(queries, operation);
}

/** Has all that an operation answered, whatever it was asked for, fetched again when it is next shown. */
function forget(queries: QueryClient, _id: keyof typeof operations): void {
  void queries.invalidateQueries({ queryKey: [{ _id }] });
}

const changesByItselfMs = 60_000;

/** One interview for hiring; looked up again by itself where it opens later, and while its engine is away. */
export function interviewQuery(interviewId: string) {
  return queryOptions({
    ...getInterviewOptions({ path: { interview_id: interviewId } }),
    refetchInterval: ({ state: { data } }) =>
      (data?.start.reason === 'not_open' || Boolean(data?.engine_trouble)) && changesByItselfMs,
  });
}

/** The most characters of a text that is looked for; titles are longer at times. */
const searchMaxLength = 200;

const ended: SessionStatus[] = ['completed', 'expired', 'evaluating', 'reported'];

/** The last sessions that have ended and have no report to read. */
export const sessionsWithoutReport = () =>
  queryOptions({
    ...listSessionsOptions({ query: { status: ended, page_size: 100 } }),
    select: ({ items }) =>
      items.filter(
        ({ report_id, is_report_embargoed, evaluation_state }) =>
          (!report_id || is_report_embargoed) && evaluation_state !== 'people_only',
      ),
  });

/** The reports of an interview for hiring that can be read by now, the first attempt's first. */
export function openReportsQuery(interview: SessionInterview | null) {
  const q = interview ? [...interview.title].slice(0, searchMaxLength).join('') : undefined;
  return queryOptions({
    ...listReportsOptions({ query: { q, sort: 'created_at', page_size: 100 } }),
    select: ({ items }) =>
      items.filter((report) => interview !== null && report.interview?._id === interview._id),
    enabled: interview !== null,
  });
}

/** Puts what a write answered in the place of what was fetched; lists tell by it what waits, and are fetched again. */
export async function storeInterview(queries: QueryClient, interview: InvitedInterview): Promise<void> {
  const queryKey = getInterviewQueryKey({ path: { interview_id: interview._id } });
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, interview);
  forget(queries, 'listInterviews');
}

/**
 * How an interview goes on after an attempt, the last one where none is named; looked up again by itself while
 * that is evaluated. Until another attempt is there, the one before it is.
 */
export function resultQuery(interviewId: string, sessionId: string | null) {
  const query = sessionId === null ? undefined : { session_id: sessionId };
  return queryOptions({
    ...getInterviewResultOptions({ ...taking(isNotThere), path: { interview_id: interviewId }, query }),
    placeholderData: (shown) => (shown?._id === interviewId ? shown : undefined),
    refetchInterval: (query) => isUnderWay(query.state.data?.evaluation.state) && evaluatingMs,
  });
}

/** An interview that nobody submitted has no result, which its page says. */
const isNotThere = ({ status }: ApiError) => status === 404;

const isUnderWay = (state: EvaluationState | undefined) => state === 'queued' || state === 'running';

/** Has the results of an interview fetched again: a request was added to one. */
export function refreshResult(queries: QueryClient, interviewId: string): Promise<void> {
  return queries.invalidateQueries({
    queryKey: getInterviewResultQueryKey({ path: { interview_id: interviewId } }),
  });
}
