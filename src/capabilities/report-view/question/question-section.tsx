import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { WordingNote } from '../../interview/wording-note.tsx';
import { AnchorsDisclosure } from '../anchors/anchors-disclosure.tsx';
import { QuestionTitle } from './question-title.tsx';

interface QuestionSectionProps {
  readonly question: ReportQuestion;
  readonly competency: string;
  /** The answers and what was found in them. */
  readonly children: ReactNode;
}

/** The id a link of the table of contents leads to. */
export const questionId = (number: number) => `question-${number}`;

/** One core question: its words, what became of it, and its anchors. */
export function QuestionSection({ question, competency, children }: QuestionSectionProps) {
  const id = questionId(question.number);
  const [core] = question.turns;
  return (
    <Paper
      component="section"
      variant="outlined"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, md: 3 }, scrollMarginTop: 88 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ breakAfter: 'avoid' }}>
        {[`Question ${question.number}`, competency].filter(Boolean).join(' · ')}
      </Typography>
      <QuestionTitle id={`${id}-title`} question={question} />
      {core && <WordingNote turn={core} />}
      {children}
      {question.anchors && (
        <AnchorsDisclosure summary="What a strong answer shows" anchors={question.anchors} />
      )}
    </Paper>
  );
}
