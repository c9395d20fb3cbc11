import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportSummary } from '../../../../openapi/gen/types.gen.ts';
import { reportDetail, rowTitle } from '../../../capabilities/interview/interview-words.ts';
import { ResultLine } from '../../../capabilities/report-view/result/result-line.tsx';
import { CalmTable, type Column } from '../../../components/data-table/calm-table.tsx';
import { DatedTime } from '../../../components/dated-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import type { Choosing } from './comparison/choosing.ts';
import { CompareLink } from './comparison/compare-link.tsx';

interface ReportListProps {
  readonly reports: readonly ReportSummary[];
  readonly choosing: Choosing;
}

const COLUMNS: readonly [Column<ReportSummary>, ...Column<ReportSummary>[]] = [
  {
    name: 'Interview',
    cell: (report) => (
      <>
        <ReportLink report={report} />
        <Typography variant="body2" color="textSecondary">
          {factLine(reportDetail(report))}
        </Typography>
      </>
    ),
  },
  { name: 'When', cell: ({ created_at }) => <DatedTime value={created_at} /> },
  { name: 'Result', cell: ({ result }) => <ResultLine result={result} /> },
];

/** Reports as a table, and as cards where a table would not fit. */
export function ReportList({ reports, choosing }: ReportListProps) {
  const compare: Column<ReportSummary> = {
    name: 'Compare',
    cell: (report) => <CompareLink report={report} choosing={choosing} />,
    style: { maxWidth: 200 },
  };
  return (
    <CalmTable
      label="Reports"
      columns={[...COLUMNS, compare]}
      rows={reports}
      keyOf={({ _id }) => _id}
      cardsBelow="md"
      card={(report) => <ReportCard report={report} choosing={choosing} />}
    />
  );
}

interface ReportCardProps {
  readonly report: ReportSummary;
  readonly choosing: Choosing;
}

function ReportCard({ report, choosing }: ReportCardProps) {
  return (
    <>
      <ReportLink report={report} />
      <Typography>
        {factLine(`${reportDetail(report)} · `)}
        <DatedTime value={report.created_at} />
      </Typography>
      <Typography>
        <ResultLine result={report.result} />
      </Typography>
      <Box sx={{ mt: choosing.first ? 1 : 0 }}>
        <CompareLink report={report} choosing={choosing} />
      </Box>
    </>
  );
}

function ReportLink({ report }: { readonly report: ReportSummary }) {
  return (
    <TextLink to={paths.candidate.report(report._id)} sx={{ ...linkTarget, fontWeight: 600 }}>
      {rowTitle(report)}
    </TextLink>
  );
}
