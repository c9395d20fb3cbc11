import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportPage } from '../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { coverageText } from '../../../lib/coverage-words.ts';
import { reportDetail, rowTitle } from '../../../lib/interview-words.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

/** The last reports, with how much each can speak of. */
export function RecentReports({ reports }: { readonly reports: UseQueryResult<ReportPage, unknown> }) {
  const rows = reports.data?.items.map((report) => (
    <RecentRow
      key={report._id}
      to={paths.candidate.report(report._id)}
      title={rowTitle(report)}
      detail={
        <>
          {reportDetail(report)} · <RelativeTime value={report.created_at} />
        </>
      }
      aside={coverageText(report)}
    />
  ));
  return (
    <RecentSection
      title="Recent reports"
      query={reports}
      rows={rows ?? null}
      empty="The report of your first interview will be here."
      more={
        <LinkButton to={paths.candidate.reports} variant="text" sx={flushButton}>
          All reports
        </LinkButton>
      }
    />
  );
}
