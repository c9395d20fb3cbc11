import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReportPage } from '../../../../openapi/gen/types.gen.ts';
import { PractiseLink } from '../../../capabilities/interview/practise-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { BeyondLastPage } from '../../../components/list-page/beyond-last-page.tsx';
import { PageNumbers } from '../../../components/list-page/page-numbers.tsx';
import type { Choosing } from './comparison/choosing.ts';
import { isFiltered, type ReportFilters, reportPageSize } from './report-filters.ts';
import { ReportList } from './report-list.tsx';

interface ReportResultsProps {
  readonly page: ReportPage;
  readonly filters: ReportFilters;
  readonly choosing: Choosing;
  /** Shows another page of them. */
  readonly onTurn: (page: number) => void;
  /** Shows the last page, from one that is not there. */
  readonly onReturn: (page: number) => void;
  readonly onClear: () => void;
}

/** The reports that were found, or why there are none. */
export function ReportResults({ page, filters, choosing, onTurn, onReturn, onClear }: ReportResultsProps) {
  const { items, total } = page;
  if (total === 0) return <NoReports filters={filters} onClear={onClear} />;
  const pages = { total, pageSize: reportPageSize, page: filters.page };
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {total === 1 ? '1 report' : `${total} reports`}
      </Typography>
      {items.length === 0 ? (
        <BeyondLastPage {...pages} onChange={onReturn} />
      ) : (
        <>
          <ReportList reports={items} choosing={choosing} />
          <PageNumbers {...pages} onChange={onTurn} />
        </>
      )}
    </>
  );
}

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
