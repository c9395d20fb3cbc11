import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { questionName } from '../question/question-name.ts';
import { questionId } from '../question/question-section.tsx';
import { QuestionStatusMark } from '../question/question-status-mark.tsx';
import { WhatItCounts } from './what-it-counts.tsx';

/** Every question in a line that leads to it, with how it stands. */
export function QuestionLines({ report }: { readonly report: Report }) {
  return (
    <section aria-labelledby="lines-title">
      <Typography id="lines-title" component="h2" variant="h3" sx={{ mb: 0.5 }}>
        Your answers
      </Typography>
      <Box component="ol" sx={listStyle}>
        {report.questions.map((question) => (
          <li key={question.number}>
            <Box component="a" href={`#${questionId(question.number)}`} sx={lineStyle}>
              <span>{question.number}.</span>
              <Box component="span" sx={nameStyle}>
                {visibleControls(questionName(question))}
              </Box>
              <Box component="span" sx={markStyle}>
                <QuestionStatusMark question={question} />
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      <WhatItCounts report={report} />
    </section>
  );
}

const listStyle = { ...plainList, borderTop: 1, borderColor: 'divider' } as const;

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1.25rem minmax(0, 1fr)', sm: '1.25rem minmax(0, 1fr) minmax(0, auto)' },
  // In the middle of a low row, each beginning with the first line of the question.
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: 1.5,
  minHeight: TOUCH_TARGET,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** On a phone below the question, so that neither is squeezed. */
const markStyle = { gridColumn: { xs: 2, sm: 'auto' }, textAlign: { sm: 'right' } } as const;

const nameStyle = { color: 'primary.main', textDecoration: 'underline', textWrap: 'pretty' } as const;
