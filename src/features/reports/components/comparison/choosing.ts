import type { Report, ReportPage, ReportSummary } from '../../../../../openapi/gen/types.gen.ts';
import { neverComparable, obstacleWords } from '../../../../capabilities/report-view/versions/comparable.ts';
import { paths } from '../../../../lib/paths.ts';
import { isFiltered, type ReportFilters, writeFilters } from '../report-filters.ts';

/** Where somebody stands with choosing two reports to compare. */
export interface Choosing {
  /** The report that was chosen first. */
  readonly first: string | undefined;
  /** What is said of a report that cannot be the second; null where it can. */
  refuse(report: ReportSummary): string | null;
  /** The address on which this report is chosen too. */
  pathTo(report: ReportSummary): string;
}

/**
 * @param chosen the first report, once it is known
 * @param page the reports that are shown, once they are known
 */
export function choosingOf(
  filters: ReportFilters,
  chosen: Report | undefined,
  page: ReportPage | undefined,
): Choosing {
  const [first] = filters.compare;
  const refuseFirst = (report: ReportSummary) =>
    page && areAll(page, filters) && !hasPartner(report, page.items) ? 'No other to compare with' : null;
  return {
    first,
    refuse(report) {
      if (report._id === first) return 'Chosen';
      return neverComparable(report) ?? (chosen ? obstacleWords(chosen, report) : refuseFirst(report));
    },
    pathTo: ({ _id }) => reportsPath({ ...filters, compare: first ? [first, _id] : [_id] }),
  };
}

/** Whether there are no reports but those that are shown. */
const areAll = ({ items, total }: ReportPage, filters: ReportFilters) =>
  items.length === total && !isFiltered(filters);

const hasPartner = (report: ReportSummary, reports: readonly ReportSummary[]) =>
  reports.some((other) => other._id !== report._id && obstacleWords(report, other) === null);

/** The list of reports as these filters show it. */
export function reportsPath(filters: ReportFilters): string {
  const search = writeFilters(filters).toString();
  return search ? `${paths.candidate.reports}?${search}` : paths.candidate.reports;
}
