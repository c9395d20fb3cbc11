import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { plainList } from '../../theme/plain-list.ts';
import { QuestionOfReport } from './question/question-of-report.tsx';
import { WhatItCounts } from './summary/what-it-counts.tsx';
import { hasMarks } from './transcript/has-marks.ts';
import { PrintedLegend } from './transcript/printed-legend.tsx';

/** Every question in a row with its first and its best answer; all that was answered, and found in it, for who opens the row. */
export function QuestionsAndAnswers({ report }: { readonly report: Report }) {
  return (
    <section aria-labelledby="questions-title">
      <Box sx={headStyle}>
        <Typography id="questions-title" component="h2" variant="h3">
          Your answers
        </Typography>
        <WhatItCounts report={report} />
      </Box>
      <Box component="ol" sx={{ ...plainList, borderTop: 1, borderColor: 'divider' }}>
        {report.questions.map((question) => (
          <li key={question.number}>
            <QuestionOfReport report={report} question={question} />
          </li>
        ))}
      </Box>
      {report.engine.name === 'llm' && hasMarks(report) && <PrintedLegend />}
    </section>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1,
} as const;
