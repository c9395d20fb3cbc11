import type { Report, ReportSummary } from '../../../../../api/gen/types.gen.ts';
import { paths } from '../../../../../lib/paths.ts';
import { neverComparable, whyNotComparable } from '../../report/versions/comparable.ts';
import { type ReportFilters, writeFilters } from '../report-filters.ts';

/** Where somebody stands with choosing two reports to compare. */
export interface Choosing {
  /** The report that was chosen first. */
  readonly first: string | undefined;
  /** What is said of a report that cannot be the second; null where it can. */
  refuse(report: ReportSummary): string | null;
  /** The address on which this report is chosen too. */
  pathTo(report: ReportSummary): string;
}

/** @param chosen the first report, once it is known */
export function choosingOf(filters: ReportFilters, chosen: Report | undefined): Choosing {
  const [first] = filters.compare;
  return {
    first,
    refuse(report) {
      if (report._id === first) return 'Chosen';
      return neverComparable(report) ?? (chosen ? whyNotComparable(chosen, report) : null);
    },
    pathTo: ({ _id }) => reportsPath({ ...filters, compare: first ? [first, _id] : [_id] }),
  };
}

/** The list of reports as these filters show it. */
export function reportsPath(filters: ReportFilters): string {
  const search = writeFilters(filters).toString();
  return search ? `${paths.candidate.reports}?${search}` : paths.candidate.reports;
}
