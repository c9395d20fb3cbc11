import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taking } from '../../../api/client.ts';
import { getReportOptions, listReportsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { sessionsWithoutReport } from '../../../capabilities/interview/queries.ts';
import { isReportEmbargoed } from '../../../capabilities/report-view/unreleased-report.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { paths } from '../../../lib/paths.ts';
import { choosingOf, reportsPath } from '../components/comparison/choosing.ts';
import { ChosenReport, isClosed } from '../components/comparison/chosen-report.tsx';
import { useFocusOn } from '../components/comparison/use-focus-on.ts';
import { ReportFilterBar } from '../components/report-filter-bar.tsx';
import {
  changeFilters,
  type ReportFilters,
  readFilters,
  toReportQuery,
  writeFilters,
} from '../components/report-filters.ts';
import { ReportResults } from '../components/report-results.tsx';
import { WithoutReport } from '../components/without-report.tsx';

const TrendView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trend" */ '../components/trend/trend-view.tsx')).TrendView,
}));
const ReportComparison = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "report-comparison" */ '../components/comparison/report-comparison.tsx')
  ).ReportComparison,
}));

/** All reports of the candidate, two of them side by side, or their trend; the address holds which, filters, order and page. */
export function ReportsPage() {
  const [search] = useSearchParams();
  if (search.get('view') === 'trend') return <TrendView />;
  const filters = readFilters(search);
  const [first, second] = filters.compare;
  if (!first || !second) return <AllReports filters={filters} />;
  const back = (
    <LinkButton to={reportsPath({ ...filters, compare: [] })} variant="outlined">
      All reports
    </LinkButton>
  );
  return (
    <>
      <PageHeader title="Two reports compared" actions={back} />
      <ReportComparison ids={[first, second]} />
    </>
  );
}

function AllReports({ filters }: { readonly filters: ReportFilters }) {
  const [, setSearch] = useSearchParams();
  const change = (to: Partial<ReportFilters>) => setSearch(writeFilters(changeFilters(filters, to)));
  const reports = useQuery({
    ...listReportsOptions({ query: toReportQuery(filters) }),
    placeholderData: keepPreviousData,
  });
  const waiting = useQuery(sessionsWithoutReport());
  const [first] = filters.compare;
  const chosen = useQuery({
    ...getReportOptions({ ...taking(isReportEmbargoed), path: { report_id: first ?? '' } }),
    enabled: first !== undefined,
  });
  // What cannot be shown cannot be compared either: the list offers to choose another one in its place.
  const choosing = choosingOf(
    isClosed(chosen) ? { ...filters, compare: [] } : filters,
    chosen.data,
    reports.data,
  );
  const chosenNotice = useFocusOn<HTMLDivElement>(first !== undefined);
  const searchField = useRef<HTMLInputElement>(null);
  const changeFromEmpty = (to: Partial<ReportFilters>) => {
    change(to);
    // The button that was pressed is gone.
    searchField.current?.focus();
  };

  return (
    <>
      <PageHeader title="Reports" actions={trend} />
      <ReportFilterBar filters={filters} fieldRef={searchField} onChange={change} />
      {first && (
        <ChosenReport ref={chosenNotice} chosen={chosen} wayOut={reportsPath({ ...filters, compare: [] })} />
      )}
      {waiting.data && <WithoutReport sessions={waiting.data} />}
      {reports.data && !waiting.isPending && (
        <ReportResults
          page={reports.data}
          filters={filters}
          choosing={choosing}
          onTurn={(page) => change({ page })}
          onReturn={(page) => changeFromEmpty({ page })}
          onClear={() => changeFromEmpty(noFilters)}
        />
      )}
      {(reports.isPending || waiting.isPending) && <SkeletonLines rows={6} />}
      {reports.isError && !reports.data && (
        <ErrorPanel
          title="Your reports could not be loaded"
          error={reports.error}
          onRetry={() => void reports.refetch()}
        />
      )}
    </>
  );
}

const trend = (
  <LinkButton to={paths.candidate.trend()} variant="outlined">
    Trend
  </LinkButton>
);

const noFilters = { q: '', roleFamily: '', level: '' } as const;
