import { queryOptions } from '@tanstack/react-query';
import type { SessionStatus, SessionSummary } from '../../../openapi/gen/types.gen.ts';
import {
  getReportOptions,
  listReportsOptions,
  listSessionsOptions,
} from '../../api/gen/@tanstack/react-query.gen.ts';

const beingEvaluated: readonly SessionStatus[] = ['completed', 'expired', 'evaluating'];
const isBeingEvaluated = ({ status, evaluation_state: evaluation }: SessionSummary) =>
  beingEvaluated.includes(status) && evaluation !== 'people_only';
const lookAgainMs = 5000;
const recentRows = 5;

/** The last sessions; looked up again by itself while one of them is being evaluated. */
export const recentSessions = () =>
  queryOptions({
    ...listSessionsOptions({ query: { page_size: recentRows } }),
    refetchInterval: (query) => (query.state.data?.items.some(isBeingEvaluated) ? lookAgainMs : false),
  });

/** As many as sessions: each stands in the row of its own. */
export const recentReports = () => listReportsOptions({ query: { page_size: recentRows } });

/** A report that other parts of the page can do without. */
export const wholeReport = (reportId: string) => getReportOptions({ path: { report_id: reportId } });
