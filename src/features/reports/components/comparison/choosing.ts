import type { Report, ReportPage, ReportSummary } from '../../../../../openapi/gen/types.gen.ts';
import { neverComparable, obstacleWords } from '../../../../capabilities/report-view/versions/comparable.ts';
import { pathToCompare } from '../report-query.ts';

/** Where somebody stands with choosing two reports to compare. */
export interface Choosing {
  /** The report that was chosen first. */
  readonly first: string | undefined;
  /** What is said of a report that cannot be the second; null where it can. */
  refuse(report: ReportSummary): string | null;
  /** The address on which this report is chosen too. */
  pathTo(report: ReportSummary): string;
}

interface ShownReports {
  /** What the address says of the list. */
  readonly search: URLSearchParams;
  /** The report that was chosen first. */
  readonly first: string | undefined;
  /** The same once it is known. */
  readonly chosen: Report | undefined;
  /** The reports that are shown, once they are known. */
  readonly page: ReportPage | undefined;
  readonly isFiltered: boolean;
}

export function choosingOf({ search, first, chosen, page, isFiltered }: ShownReports): Choosing {
  // Of the reports that are shown, where there are no others.
  const all = !isFiltered && page?.items.length === page?.total ? page?.items : undefined;
  const refuseFirst = (report: ReportSummary) =>
    all && !hasPartner(report, all) ? 'No other to compare with' : null;
  return {
    first,
    refuse(report) {
      if (report._id === first) return 'Chosen';
      return neverComparable(report) ?? (chosen ? obstacleWords(chosen, report) : refuseFirst(report));
    },
    pathTo: ({ _id }) => pathToCompare(search, first ? [first, _id] : [_id]),
  };
}

const hasPartner = (report: ReportSummary, reports: readonly ReportSummary[]) =>
  reports.some((other) => other._id !== report._id && obstacleWords(report, other) === null);
