import type { UseQueryResult } from '@tanstack/react-query';
import type { Trend } from '../../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { competencyChanges } from './competency-changes.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

/** What the last two reports that can be compared say of each competency; nothing before there are two. */
export function CompetencyTrend({ trend }: { readonly trend: UseQueryResult<Trend, unknown> }) {
  const series = trend.data?.series.find(({ reports }) => reports.length > 1);
  if (trend.data && !series) return null;
  const rows =
    series &&
    competencyChanges(series).map(({ _id, name, reportId, createdAt, words }) => (
      <RecentRow
        key={_id}
        to={paths.candidate.report(reportId)}
        title={name}
        detail={
          <>
            {factLine(`${series.role_family.name} · `)}
            <DatedTime value={createdAt} />
          </>
        }
        aside={words}
      />
    ));
  return (
    <RecentSection
      title="Competency trend"
      query={trend}
      rows={rows ?? null}
      empty="No competency was counted in two reports yet."
      more={
        <LinkButton to={paths.candidate.trend(series?._id)} variant="text" sx={flushButton}>
          Whole trend
        </LinkButton>
      }
    />
  );
}
