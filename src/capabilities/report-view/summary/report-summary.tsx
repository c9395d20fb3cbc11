import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { coverageText } from '../../interview/coverage-words.ts';
import { questionProgress } from '../question/question-progress.ts';
import { CompetencyScores } from '../scores/competency-scores.tsx';
import { versionsId } from '../versions/report-versions.tsx';
import { checkTotals } from './check-totals.ts';
import { CheckTotals } from './check-totals.tsx';
import { ExactScore } from './exact-score.tsx';
import { FigureLine } from './figure-line.tsx';
import { OverallScore } from './overall-score.tsx';

interface ReportSummaryProps {
  readonly report: Report;
  /** Whether the AI can be asked once more. */
  readonly isAgainOffered: boolean;
  /** Where it goes on from here. */
  readonly children?: ReactNode;
}

/** What a report comes to, how much it can speak of, what was improved, and where it goes on. */
export function ReportSummary({ report, isAgainOffered, children }: ReportSummaryProps) {
  const { coverage_note, exact } = report;
  return (
    <Paper variant="outlined" component="section" aria-label="Summary" sx={cardStyle}>
      <Box sx={columnsStyle}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
          <div>
            <Box sx={figuresStyle}>
              <ChecklistCount report={report} />
              <OverallScore report={report} />
              {exact && <ExactScore exact={exact} questions={report.questions} />}
            </Box>
            <Typography color="textSecondary">{coverageText(report)}</Typography>
            {coverage_note && (
              <Typography role="note" variant="body2" sx={{ mt: 0.5 }}>
                {coverage_note}
              </Typography>
            )}
            {isAgainOffered && report.coverage.not_judged !== undefined && (
              <Box component="a" href={`#${versionsId}`} sx={wayStyle}>
                Evaluate again
              </Box>
            )}
            <Improved report={report} />
          </div>
          {children}
        </Box>
        {report.engine.name === 'llm' ? (
          <CompetencyScores competencies={report.competencies} />
        ) : (
          <CheckTotals competencies={report.competencies} />
        )}
      </Box>
    </Paper>
  );
}

/** All checks that were found; a count, and no score. */
function ChecklistCount({ report: { competencies } }: Pick<ReportSummaryProps, 'report'>) {
  const totals = checkTotals(competencies);
  if (totals.length === 0) return null;
  const found = totals.reduce((sum, total) => sum + total.found, 0);
  const of = totals.reduce((sum, total) => sum + total.of, 0);
  return (
    <div>
      <Typography component="h2" variant="h3">
        Checklist
      </Typography>
      <FigureLine>
        {found}/{of}
      </FigureLine>
    </div>
  );
}

function Improved({ report: { questions } }: Pick<ReportSummaryProps, 'report'>) {
  const improved = questions.filter((question) => questionProgress(question)).length;
  if (improved === 0) return null;
  return (
    <Typography sx={{ color: 'success.main', fontWeight: 600 }}>
      {improved === 1 ? '1 answer improved' : `${improved} answers improved`}
    </Typography>
  );
}

const wayStyle = { ...linkTarget, color: 'primary.main', displayPrint: 'none' } as const;

const cardStyle = { p: { xs: 2, sm: 2.5 }, minWidth: 0 } as const;

const columnsStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const figuresStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2 } as const;
