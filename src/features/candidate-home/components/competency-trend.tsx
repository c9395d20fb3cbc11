import type { UseQueryResult } from '@tanstack/react-query';
import type { Trend } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { competencyChanges } from './competency-changes.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

const mostShown = 3;

/** What the last two reports that can be compared say of each competency; nothing before two tell of the same one. */
export function CompetencyTrend({ trend }: { readonly trend: UseQueryResult<Trend, unknown> }) {
  const series = trend.data?.series.find(({ reports }) => reports.length > 1);
  if (trend.data && !series) return null;
  const changes = series && competencyChanges(series);
  if (changes?.length === 0) return null;
  const rows = changes
    ?.slice(0, mostShown)
    .map(({ _id, name, reportId, words }) => (
      <RecentRow key={_id} to={paths.candidate.report(reportId)} title={name} aside={words} />
    ));
  return (
    <RecentSection
      title={series ? factLine(`Trend · ${series.role_family.name}`) : 'Trend'}
      query={trend}
      rows={rows ?? null}
      more={
        <LinkButton to={paths.candidate.trend(series?._id)} variant="text" sx={flushButton}>
          Full trend
        </LinkButton>
      }
    />
  );
}
