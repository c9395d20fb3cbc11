import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportPage, SessionPage, SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { reportDetail, rowTitle } from '../../../capabilities/interview/interview-words.ts';
import { ResultLine } from '../../../capabilities/report-view/result/result-line.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { statusNames } from '../words.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

const mostShown = 3;

interface RecentInterviewsProps {
  readonly sessions: UseQueryResult<SessionPage, unknown>;
  readonly reports: UseQueryResult<ReportPage, unknown>;
  /** The sessions that the dashboard shows above. */
  readonly shownAbove: readonly string[];
}

/** The last interviews, each once, the one touched last first: how it stands, or what its report comes to; nothing where there is none, or all are above. */
export function RecentInterviews({ sessions, reports, shownAbove }: RecentInterviewsProps) {
  const all = sessions.data?.items;
  const others = all?.filter(({ _id }) => !shownAbove.includes(_id));
  if (others?.length === 0) return null;
  const rows = others?.slice(0, mostShown).map((session) => {
    const report = reports.data?.items.find(({ session_id }) => session_id === session._id);
    return (
      <RecentRow
        key={session._id}
        to={pathOf(session)}
        title={rowTitle(session)}
        detail={
          <>
            {factLine(`${reportDetail(report ?? session)} · `)}
            <RelativeTime value={session.updated_at} />
          </>
        }
        aside={session.result ? <ResultLine result={session.result} /> : statusText(session)}
      />
    );
  });
  return <RecentSection title="History" query={sessions} rows={rows ?? null} more={<WayToAll />} />;
}

function WayToAll() {
  return (
    <LinkButton to={paths.candidate.reports} variant="text" sx={flushButton}>
      All reports
    </LinkButton>
  );
}

/** An evaluation that did not begin or finish is not under way, and a report that waits is not ready. */
function statusText({
  status,
  evaluation_state,
  is_postponed,
  is_report_embargoed,
  mode,
}: SessionSummary): string {
  if (is_report_embargoed) return 'Evaluated';
  if (is_postponed) return 'Waits for the AI';
  if (status !== 'evaluating' || evaluation_state !== 'needs_human') return statusNames[status];
  return mode === 'practice' ? 'Not evaluated yet' : 'Waits for a person';
}

/** Of an invited interview the results know whether the report can be read yet. */
function pathOf({ _id, interview, report_id: reportId }: SessionSummary): string {
  if (!reportId) return paths.candidate.session(_id);
  return interview ? paths.candidate.result(interview._id, _id) : paths.candidate.report(reportId);
}
