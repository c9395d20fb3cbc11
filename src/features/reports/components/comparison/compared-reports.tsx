import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../../openapi/gen/types.gen.ts';
import { coverageText } from '../../../../capabilities/interview/coverage-words.ts';
import { reportDetail, rowTitle } from '../../../../capabilities/interview/interview-words.ts';
import { overallBasis } from '../../../../capabilities/report-view/scores/overall-basis.ts';
import { exactText } from '../../../../capabilities/report-view/summary/exact-points.ts';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { sideBySide } from '../../../../components/side-by-side.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { paths } from '../../../../lib/paths.ts';
import { linkTarget } from '../../../../theme/touch-target.ts';

interface ComparedReportsProps {
  readonly earlier: Report;
  readonly later: Report;
}

/** Of what the two reports are, how much each can speak of, and the way to each. */
export function ComparedReports({ earlier, later }: ComparedReportsProps) {
  return (
    <div>
      <Box sx={sideBySide}>
        <ReportFacts title="Then" report={earlier} />
        <ReportFacts title="Now" report={later} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Both made by: {later.engine.label}
      </Typography>
    </div>
  );
}

function ReportFacts({ title, report }: { readonly title: string; readonly report: Report }) {
  const { overall } = report;
  const earned = exactText(report);
  return (
    <Panel
      title={title}
      action={
        <TextLink to={paths.candidate.report(report._id)} sx={linkTarget}>
          Open the report
        </TextLink>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{rowTitle(report)}</Typography>
      <Typography>{factLine(`${reportDetail(report)} · version\u00a0${report.version}`)}</Typography>
      <Typography>
        <DatedTime value={report.created_at} />
      </Typography>
      <Typography>{coverageText(report)}</Typography>
      {earned && <Typography>{earned}</Typography>}
      {overall && (
        <Typography>
          {overall.score === null
            ? overall.note
            : `Overall AI score: ${overall.score} of 100. ${overallBasis(report)}`}
        </Typography>
      )}
    </Panel>
  );
}
