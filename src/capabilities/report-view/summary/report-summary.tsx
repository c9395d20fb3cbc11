import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { coveredAnswers, otherAnswers } from '../../interview/coverage-words.ts';
import { ExactScore } from './exact-score.tsx';
import { FigureLine } from './figure-line.tsx';
import { OverallScore } from './overall-score.tsx';

interface ReportSummaryProps {
  readonly report: Report;
  /** Whether the page has a button that has the AI asked once more. */
  readonly isAgainOffered: boolean;
}

/** How much the report can speak of, and what all of it comes to where there are figures for that. */
export function ReportSummary({ report, isAgainOffered }: ReportSummaryProps) {
  const { coverage_note, exact } = report;
  return (
    <div>
      <Box sx={figuresStyle}>
        <div>
          <Typography component="h2" variant="h3">
            Coverage
          </Typography>
          <CoveredAnswers report={report} />
        </div>
        <OverallScore report={report} />
        {exact && <ExactScore exact={exact} questions={report.questions} />}
      </Box>
      {coverage_note && (
        <Alert severity="warning" role="note" sx={{ mt: 1.5 }}>
          {coverage_note}
          {isAgainOffered && report.coverage.not_judged !== undefined && <WayToEvaluateAgain />}
        </Alert>
      )}
    </div>
  );
}

function WayToEvaluateAgain() {
  return (
    <Box component="span" sx={{ displayPrint: 'none' }}>
      {' '}
      <Box component="a" href="#keep" sx={{ color: 'primary.main' }}>
        Evaluate again
      </Box>{' '}
      asks the AI once more.
    </Box>
  );
}

/** Beside each other where there is room, so that the answers stand on the first screen. */
const figuresStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 2,
  '& > *': { flex: '1 1 280px', minWidth: 0 },
} as const;

/** Of how many questions the report can speak, and what became of the others; a share only where all of them could count. */
function CoveredAnswers({ report }: { readonly report: Report }) {
  const { percent, not_counted: notRun = 0 } = report.coverage;
  const others = otherAnswers(report.coverage);
  return (
    <>
      <FigureLine>
        {coveredAnswers(report)}
        {notRun === 0 && `\u00a0(${percent}%)`}
      </FigureLine>
      {others.length > 0 && (
        <Typography color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {others.join(', ')}.
        </Typography>
      )}
    </>
  );
}
