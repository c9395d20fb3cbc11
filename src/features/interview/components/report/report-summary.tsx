import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../api/gen/types.gen.ts';
import { sourceOf } from '../../words.ts';
import { EngineNote } from '../engine-note.tsx';
import { CoveredQuestions } from './covered-questions.tsx';
import { EngineLimits } from './engine-limits.tsx';
import { ExactScore } from './exact-score.tsx';
import { OverallScore } from './overall-score.tsx';

/** How much the report can speak of, what made it, and what it does not say. */
export function ReportSummary({ report }: { readonly report: Report }) {
  const { coverage_note, overall, exact } = report;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <div>
        <Typography component="h2" variant="h3">
          Coverage
        </Typography>
        <CoveredQuestions report={report} />
        {coverage_note && (
          <Alert severity="warning" role="note" sx={{ mt: 1 }}>
            {coverage_note}
          </Alert>
        )}
        {overall && <OverallScore overall={overall} />}
      </div>
      <div>
        {exact ? (
          <ExactScore exact={exact} questions={report.questions} />
        ) : (
          <>
            <EngineNote engine={report.engine} />
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              <EngineLimits report={report} />
            </Typography>
          </>
        )}
        <Typography variant="body2" color="textSecondary">
          Report version {report.version} · {sourceOf(report.question_type)} version {report.bank_version}
          {report.coding_set_version && ` · ${sourceOf('coding')} version ${report.coding_set_version}`}
        </Typography>
      </div>
    </Box>
  );
}
