import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../../api/gen/types.gen.ts';
import { EngineNote } from '../../engine-note.tsx';
import { questionVersions } from '../versions/judged-against.ts';
import { CoveredAnswers } from './covered-answers.tsx';
import { EngineLimits } from './engine-limits.tsx';
import { ExactScore } from './exact-score.tsx';
import { hasWords } from './has-words.ts';
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
        <CoveredAnswers report={report} />
        {coverage_note && (
          <Alert severity="warning" role="note" sx={{ mt: 1 }}>
            {coverage_note}
          </Alert>
        )}
        {overall && <OverallScore overall={overall} />}
      </div>
      <Stack spacing={1.5}>
        {hasWords(report) && (
          <>
            <EngineNote engine={report.engine} />
            <Typography variant="body2">
              <EngineLimits report={report} />
            </Typography>
          </>
        )}
        {exact && <ExactScore exact={exact} questions={report.questions} />}
        <Typography variant="body2" color="textSecondary">
          {[`Report version ${report.version}`, ...questionVersions(report)].join(' · ')}
        </Typography>
      </Stack>
    </Box>
  );
}
