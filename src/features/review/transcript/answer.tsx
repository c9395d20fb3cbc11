import Box from '@mui/material/Box';
import type { CitedMoment, ReviewTurn } from '../../../../openapi/gen/types.gen.ts';
import { sentencesOf } from '../sentences.ts';
import { momentId } from './moment-id.ts';

interface AnswerProps {
  readonly questionNumber: number;
  readonly turn: ReviewTurn;
  readonly isCode: boolean;
  readonly isCited: (moment: CitedMoment) => boolean;
  /** Cites a sentence, or no longer; absent where nothing can be rated. */
  readonly onCite: ((moment: CitedMoment) => void) | undefined;
}

/** What was said, a sentence at a time: each can be cited. */
export function Answer({ questionNumber, turn, isCode, isCited, onCite }: AnswerProps) {
  const { _id: turn_id, answer } = turn;
  if (answer === null) return null;
  const parts = isCode ? [{ start: 0, end: answer.length }] : sentencesOf(answer);
  return (
    <Box sx={isCode ? { ...answerStyle, fontFamily: 'monospace', whiteSpace: 'pre-wrap' } : answerStyle}>
      {parts.map(({ start, end }) => {
        const moment = { question_number: questionNumber, turn_id, start, end };
        const text = answer.slice(start, end);
        const place = momentId(moment);
        if (!onCite)
          return (
            <Box component="span" key={start} id={place} tabIndex={-1} sx={placeStyle}>
              {text}{' '}
            </Box>
          );
        const isMarked = isCited(moment);
        return (
          <Box
            component="button"
            type="button"
            key={start}
            id={place}
            data-sentence={turn_id}
            aria-pressed={isMarked}
            onClick={() => onCite(moment)}
            sx={isMarked ? { ...sentenceStyle, ...markedStyle } : sentenceStyle}
          >
            {text}
          </Box>
        );
      })}
    </Box>
  );
}

const answerStyle = {
  typography: 'body2',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
} as const;

const placeStyle = { scrollMarginTop: 64, '&:focus': { bgcolor: 'primary.light', outline: 'none' } } as const;

const sentenceStyle = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  whiteSpace: 'inherit',
  bgcolor: 'transparent',
  border: 0,
  borderInlineStart: '3px solid transparent',
  minHeight: 24,
  scrollMarginTop: 64,
  px: 1,
  py: 0.25,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const markedStyle = {
  bgcolor: 'primary.light',
  borderInlineStartColor: 'primary.main',
  '&:hover': { bgcolor: 'primary.light' },
} as const;
