import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { BottomBar } from '../../../components/bottom-bar.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { MarkLabels } from '../checks/check-labels.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { type Addition, additionTo } from './addition.ts';
import { type AnswerBefore, BeforeAndAfter } from './before-and-after.tsx';
import { ExactFeedback } from './exact-feedback.tsx';
import { FeedbackDetails } from './feedback-details.tsx';
import { labelsOf } from './feedback-labels.ts';
import { FeedbackMessage } from './feedback-message.tsx';
import { FoundLine } from './found-line.tsx';
import { MarkedAnswer } from './marked-answer.tsx';

interface FeedbackCardProps {
  /** The answer given last, with what was found in it. */
  readonly answer: FoundAnswer;
  /** The answer it improves on. */
  readonly before?: AnswerBefore | null;
  /** Said in place of what was found, as long as nothing was. */
  readonly news?: string | null;
  /** Opens the answer again; the place in it is given where something is to be added. Absent where it cannot be. */
  readonly onRetry?: (addition: Addition | null) => void;
  /** The buttons below the answer. */
  readonly actions: ReactNode;
  /** What else stands behind "Details". */
  readonly more?: ReactNode;
}

/** Feedback on one answer that fits a screen: the one thing to add, the answer with its place, and the ways on. */
export function FeedbackCard(props: FeedbackCardProps) {
  const { answer, before = null, news = null, onRetry, actions, more } = props;
  const addition = news === null ? additionTo(answer) : null;
  const labels = labelsOf(answer);
  const add = addition && onRetry && (() => onRetry(addition));
  return (
    <Paper variant="outlined" sx={cardStyle}>
      <div role="status">
        {news ? <Typography>{news}</Typography> : <FeedbackMessage answer={answer} addition={addition} />}
      </div>
      {answer.exact && !news ? (
        <ExactFeedback result={answer.exact} />
      ) : (
        <Answers answer={answer} before={before} labels={labels}>
          <MarkedAnswer answer={answer} labels={labels} addition={addition} onAdd={add ?? undefined} />
          <Box sx={{ mt: 1.5 }}>
            <FoundLine answer={answer} labels={labels} />
          </Box>
        </Answers>
      )}
      <BottomBar label="After this feedback">{actions}</BottomBar>
      <Disclosure summary="Details" sx={{ mt: -2 }}>
        <FeedbackDetails answer={answer} />
        {more}
      </Disclosure>
    </Paper>
  );
}

interface AnswersProps {
  readonly answer: FoundAnswer;
  readonly before: AnswerBefore | null;
  readonly labels: MarkLabels;
  /** The answer given last. */
  readonly children: ReactNode;
}

/** The answer alone, or beside the one that it improves on. */
function Answers({ answer, before, labels, children }: AnswersProps) {
  const id = useId();
  if (before)
    return (
      <BeforeAndAfter before={before} after={answer} labels={labels}>
        {children}
      </BeforeAndAfter>
    );
  if (!answer.turns.some((turn) => turn.answer)) return null;
  return (
    <section aria-labelledby={id} data-marked>
      <Typography id={id} component="h4" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Your answer
      </Typography>
      {children}
    </section>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: { xs: 2, sm: 3 },
  pb: { xs: 1, sm: 1 },
  minWidth: 0,
} as const;
