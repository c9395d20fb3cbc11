import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taking } from '../../../api/client.ts';
import { getReportOptions, listReportsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { PractiseLink } from '../../../capabilities/interview/practise-link.tsx';
import { sessionsWithoutReport } from '../../../capabilities/interview/queries.ts';
import { isReportEmbargoed } from '../../../capabilities/report-view/unreleased-report.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { choosingOf } from '../components/comparison/choosing.ts';
import { ChosenReport, isClosed } from '../components/comparison/chosen-report.tsx';
import { useFocusOn } from '../components/comparison/use-focus-on.ts';
import { ReportFilters } from '../components/report-filters.tsx';
import { ReportList } from '../components/report-list.tsx';
import { pathToCompare, readCompared, reportList } from '../components/report-query.ts';
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
  const [first, second] = readCompared(search);
  if (!first || !second) return <AllReports search={search} first={first} />;
  const back = (
    <LinkButton to={pathToCompare(search, [])} variant="outlined">
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

interface AllReportsProps {
  readonly search: URLSearchParams;
  /** The one that was chosen to compare. */
  readonly first: string | undefined;
}

function AllReports({ search, first }: AllReportsProps) {
  const list = useList(reportList);
  const reports = useQuery({
    ...listReportsOptions({ query: list.query }),
    placeholderData: keepPreviousData,
  });
  const waiting = useQuery(sessionsWithoutReport());
  const chosen = useQuery({
    ...getReportOptions({ ...taking(isReportEmbargoed), path: { report_id: first ?? '' } }),
    enabled: first !== undefined,
  });
  const choosing = choosingOf({
    search,
    // What cannot be shown cannot be compared either: the list offers to choose another one in its place.
    first: isClosed(chosen) ? undefined : first,
    chosen: chosen.data,
    page: reports.data,
    isFiltered: list.filtered.length > 0,
  });
  const chosenNotice = useFocusOn<HTMLDivElement>(first !== undefined);
  return (
    <ListPage
      title="Reports"
      actions={trend}
      list={list}
      searchLabel="Search by role, position or company"
      filters={<ReportFilters query={list.query} onChange={list.change} />}
      notices={
        <>
          {first && <ChosenReport ref={chosenNotice} chosen={chosen} wayOut={pathToCompare(search, [])} />}
          {waiting.data && <WithoutReport sessions={waiting.data} />}
        </>
      }
      // What waits stands above them and would push them down.
      results={{ ...reports, data: waiting.isPending ? undefined : reports.data }}
      nouns={['report', 'reports']}
      errorTitle="Your reports could not be loaded"
      skeleton={{ rows: 6 }}
      none={
        <EmptyState title="No reports yet" action={<PractiseLink />}>
          Each interview you finish gets one: what was found in your answers, where, and what is missing.
        </EmptyState>
      }
    >
      {(items) => <ReportList reports={items} choosing={choosing} />}
    </ListPage>
  );
}

const trend = (
  <LinkButton to={paths.candidate.trend()} variant="outlined">
    Trend
  </LinkButton>
);
