import type { UseQueryResult } from '@tanstack/react-query';
import type { SessionPage, SessionSummary } from '../../../api/gen/types.gen.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { levelNames, rowOrigin, rowTitle } from '../../../lib/interview-words.ts';
import { paths } from '../../../lib/paths.ts';
import { statusNames } from '../words.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

/** The last sessions and how they stand; a finished one leads to its results. */
export function RecentSessions({ sessions }: { readonly sessions: UseQueryResult<SessionPage, unknown> }) {
  const rows = sessions.data?.items.map((session) => (
    <RecentRow
      key={session._id}
      to={pathOf(session)}
      title={rowTitle(session)}
      detail={
        <>
          {rowOrigin(session) ?? `Practice, ${levelNames[session.level]}`} ·{' '}
          <RelativeTime value={session.updated_at} />
        </>
      }
      aside={standing(session)}
    />
  ));
  return (
    <RecentSection
      title="Recent interviews"
      query={sessions}
      rows={rows ?? null}
      empty="Interviews you take will be here."
    />
  );
}

/** An evaluation that did not finish is not under way any more, and a report that waits is not ready. */
function standing({ status, evaluation_state, is_report_held, mode }: SessionSummary): string {
  if (is_report_held) return 'Evaluated';
  if (status !== 'evaluating' || evaluation_state !== 'needs_human') return statusNames[status];
  return mode === 'practice' ? 'Not evaluated yet' : 'Waits for a person';
}

/** Of an invited interview the results know whether the report can be read yet. */
function pathOf({ _id, interview, report_id: reportId }: SessionSummary): string {
  if (!reportId) return paths.candidate.session(_id);
  return interview ? paths.candidate.result(interview._id, _id) : paths.candidate.report(reportId);
}
