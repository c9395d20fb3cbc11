import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { silent } from '../../../api/client.ts';
import { getReportOptions, listReportsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { ReportPage as PageOfReports } from '../../../api/gen/types.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { PageNumbers } from '../components/page-numbers.tsx';
import { PractiseLink } from '../components/practise-link.tsx';
import { type Choosing, choosingOf, reportsPath } from '../components/reports/comparison/choosing.ts';
import { ChosenReport } from '../components/reports/comparison/chosen-report.tsx';
import { useFocusOn } from '../components/reports/comparison/use-focus-on.ts';
import { ReportFilterBar } from '../components/reports/report-filter-bar.tsx';
import {
  changeFilters,
  isFiltered,
  type ReportFilters,
  readFilters,
  reportPageSize,
  toReportQuery,
  writeFilters,
} from '../components/reports/report-filters.ts';
import { ReportList } from '../components/reports/report-list.tsx';
import { WithoutReport } from '../components/reports/without-report.tsx';
import { SkeletonLines } from '../components/skeleton-lines.tsx';
import { sessionsWithoutReport } from '../queries.ts';

const TrendView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "trend" */ '../components/reports/trend/trend-view.tsx'))
    .TrendView,
}));
const ReportComparison = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "report-comparison" */ '../components/reports/comparison/report-comparison.tsx'
    )
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
    ...listReportsOptions({ ...silent, query: toReportQuery(filters) }),
    placeholderData: keepPreviousData,
  });
  const waiting = useQuery(sessionsWithoutReport());
  const [first] = filters.compare;
  const chosen = useQuery({
    ...getReportOptions({ ...silent, path: { report_id: first ?? '' } }),
    enabled: first !== undefined,
  });
  const choosing = choosingOf(filters, chosen.data, reports.data);
  const chosenNotice = useFocusOn<HTMLDivElement>(first !== undefined);
  const searchField = useRef<HTMLInputElement>(null);
  const clear = () => {
    change(noFilters);
    // The button that was pressed is gone.
    searchField.current?.focus();
  };

  return (
    <>
      <PageHeader title="Reports" actions={trend} />
      <ReportFilterBar filters={filters} fieldRef={searchField} onChange={change} />
      {choosing.first && (
        <ChosenReport
          ref={chosenNotice}
          report={chosen.data}
          wayOut={reportsPath({ ...filters, compare: [] })}
        />
      )}
      {waiting.data && <WithoutReport sessions={waiting.data} />}
      {reports.data && !waiting.isPending && (
        <ReportResults
          page={reports.data}
          filters={filters}
          choosing={choosing}
          onTurn={(page) => change({ page })}
          onClear={clear}
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

interface ReportResultsProps {
  readonly page: PageOfReports;
  readonly filters: ReportFilters;
  readonly choosing: Choosing;
  /** Shows another page of them. */
  readonly onTurn: (page: number) => void;
  readonly onClear: () => void;
}

function ReportResults({ page, filters, choosing, onTurn, onClear }: ReportResultsProps) {
  if (page.total === 0) return <NoReports filters={filters} onClear={onClear} />;
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {page.total === 1 ? '1 report' : `${page.total} reports`}
      </Typography>
      <ReportList reports={page.items} choosing={choosing} />
      <PageNumbers total={page.total} pageSize={reportPageSize} page={filters.page} onChange={onTurn} />
    </>
  );
}

const trend = (
  <LinkButton to={paths.candidate.trend()} variant="outlined">
    Trend
  </LinkButton>
);

const noFilters = { q: '', roleFamily: '', level: '' } as const;

interface NoReportsProps {
  readonly filters: ReportFilters;
  readonly onClear: () => void;
}

function NoReports({ filters, onClear }: NoReportsProps) {
  if (isFiltered(filters)) {
    const isSearchAlone = !isFiltered({ ...filters, q: '' });
    const clear = (
      <Button variant="outlined" size="large" onClick={onClear}>
        {isSearchAlone ? 'Clear search' : 'Clear filters'}
      </Button>
    );
    return (
      <EmptyState title={filters.q ? `No report matches “${filters.q}”` : 'No report matches'} action={clear}>
        {isSearchAlone ? 'Try other words' : 'Try other words or filters'}, or look at all of them.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No reports yet" action={<PractiseLink />}>
      Each interview you finish gets one: what was found in your answers, where, and what is missing.
    </EmptyState>
  );
}
