import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { sideBySide } from '../../../components/side-by-side.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import { AnswerFindings, type FoundAnswer } from '../findings/answer-findings.tsx';
import { PlainAnswer } from '../transcript/plain-answer.tsx';
import { attemptWords } from './attempt-words.ts';

/** One answer to a question that may have been answered more than once. */
interface ShownAttempt {
  readonly answer: FoundAnswer;
  /** False where nothing was found out yet. */
  readonly isJudged: boolean;
}

interface AttemptsProps {
  /** The first answer, or the skip, and what was answered since. */
  readonly attempts: readonly ShownAttempt[];
  /** The place of the one that counts. */
  readonly countedAt: number;
  readonly labels: MarkLabels;
  /** What the marks in an answer mean, where nothing on the page says so before. */
  readonly legendOf?: (answer: FoundAnswer) => ReactNode;
  /** Whether the latest comes first where they stand one below the other: it was just given. */
  readonly isLatestFirst?: boolean;
}

/** The answers to one question side by side, each with what was found in it, and what a retry changed. */
export function Attempts({ attempts, countedAt, isLatestFirst = false, ...shown }: AttemptsProps) {
  const isBelow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [first] = attempts;
  if (!first) return null;
  if (attempts.length === 1) return <OneAttempt attempt={first} {...shown} />;
  const words = attemptWords(
    attempts.map(({ answer }) => answer),
    countedAt,
  );
  const inTime = [...attempts.entries()];
  return (
    <Box sx={{ ...sideBySide, mt: 2 }}>
      {(isLatestFirst && isBelow ? inTime.toReversed() : inTime).map(([index, attempt]) => (
        <Box
          key={attempt.answer.turns[0]?._id}
          role="group"
          aria-label={words[index]?.name}
          sx={index === countedAt ? {} : onScreenOnly}
        >
          <Typography sx={{ fontWeight: 600, ...withAnswer }}>{words[index]?.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={withAnswer}>
            {words[index]?.note}
          </Typography>
          <OneAttempt attempt={attempt} {...shown} />
        </Box>
      ))}
    </Box>
  );
}

/** On paper one answer has room: the one that counts. */
const onScreenOnly = { displayPrint: 'none' } as const;

/** On paper no name stands apart from its answer. */
const withAnswer = { breakAfter: 'avoid' } as const;

type OneAttemptProps = Omit<AttemptsProps, 'attempts' | 'countedAt' | 'isLatestFirst'> & {
  readonly attempt: ShownAttempt;
};

function OneAttempt({ attempt: { answer, isJudged }, labels, legendOf }: OneAttemptProps) {
  return isJudged ? (
    <AnswerFindings question={answer} labels={labels} legend={legendOf?.(answer)} />
  ) : (
    <PlainAnswer turns={answer.turns} />
  );
}
