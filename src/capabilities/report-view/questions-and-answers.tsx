import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { checkLabels, markNames } from './checks/check-labels.ts';
import { QuestionOfReport } from './question/question-of-report.tsx';
import { EvidenceLegend } from './transcript/evidence-legend.tsx';
import { hasMarks } from './transcript/has-marks.ts';

/** Every question with its answers, what was found in them, and what the marks in them mean. */
export function QuestionsAndAnswers({ report }: { readonly report: Report }) {
  return (
    <section aria-labelledby="questions-title">
      <Typography id="questions-title" component="h2" variant="h2">
        Questions and answers
      </Typography>
      {hasMarks(report) && <EvidenceLegend marks={markNames(report)} labels={checkLabels(report)} />}
      <Stack spacing={3} sx={{ mt: 2 }}>
        {report.questions.map((question) => (
          <QuestionOfReport key={question.number} report={report} question={question} />
        ))}
      </Stack>
    </section>
  );
}
