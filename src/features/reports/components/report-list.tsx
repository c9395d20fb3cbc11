import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReportSummary } from '../../../../openapi/gen/types.gen.ts';
import { coverageText } from '../../../capabilities/interview/coverage-words.ts';
import { reportDetail, rowTitle } from '../../../capabilities/interview/interview-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import type { Choosing } from './comparison/choosing.ts';
import { CompareLink } from './comparison/compare-link.tsx';

interface ReportListProps {
  readonly reports: readonly ReportSummary[];
  readonly choosing: Choosing;
}

/** Reports as a table, and as cards where a table would not fit. */
export function ReportList({ reports, choosing }: ReportListProps) {
  return (
    <>
      <Paper variant="outlined" sx={{ display: { xs: 'none', md: 'block' } }}>
        <ReportTable reports={reports} choosing={choosing} />
      </Paper>
      <Box component="ul" sx={{ display: { xs: 'grid', md: 'none' }, gap: 2, ...plainList }}>
        {reports.map((report) => (
          <ReportCard key={report._id} report={report} choosing={choosing} />
        ))}
      </Box>
    </>
  );
}

function ReportTable({ reports, choosing }: ReportListProps) {
  return (
    <Table aria-label="Reports">
      <TableHead>
        <TableRow>
          <TableCell>Interview</TableCell>
          <TableCell>When</TableCell>
          <TableCell>Coverage</TableCell>
          <TableCell>Engine</TableCell>
          <TableCell>Compare</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {reports.map((report) => (
          <TableRow key={report._id} hover>
            <TableCell component="th" scope="row">
              <ReportLink report={report} />
              <Typography variant="body2" color="textSecondary">
                {factLine(reportDetail(report))}
              </Typography>
            </TableCell>
            <TableCell>
              <DatedTime value={report.created_at} />
            </TableCell>
            <TableCell>{coverageText(report)}</TableCell>
            <TableCell sx={{ maxWidth: 280 }}>{judgedBy(report)}</TableCell>
            <TableCell sx={{ maxWidth: 200 }}>
              <CompareLink report={report} choosing={choosing} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface ReportCardProps {
  readonly report: ReportSummary;
  readonly choosing: Choosing;
}

function ReportCard({ report, choosing }: ReportCardProps) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <ReportLink report={report} />
      <Typography>
        {factLine(`${reportDetail(report)} · `)}
        <DatedTime value={report.created_at} />
      </Typography>
      <Typography>{coverageText(report)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {judgedBy(report)}
      </Typography>
      <Box sx={{ mt: choosing.first ? 1 : 0 }}>
        <CompareLink report={report} choosing={choosing} />
      </Box>
    </Paper>
  );
}

function ReportLink({ report }: { readonly report: ReportSummary }) {
  return (
    <TextLink to={paths.candidate.report(report._id)} sx={{ ...linkTarget, fontWeight: 600 }}>
      {rowTitle(report)}
    </TextLink>
  );
}

/** What looked at the answers: an engine, or no more than their key or cases. */
function judgedBy({ question_type, engine }: ReportSummary): string {
  if (question_type === 'multiple_choice') return 'Answer key';
  return question_type === 'coding' ? 'Test cases' : engine.label;
}
