import Box from '@mui/material/Box';
import type { CitedMoment, ReviewTurn } from '../../../../openapi/gen/types.gen.ts';
import { clockText } from '../../../capabilities/interview/session-clock.ts';
import {
  usePlaySentence,
  useSentenceTime,
} from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { sentencesOf } from '../sentences.ts';
import { momentId } from './moment-id.ts';

interface AnswerProps {
  readonly questionNumber: number;
  readonly turn: ReviewTurn;
  readonly isCode: boolean;
  readonly isCited: (moment: CitedMoment) => boolean;
  /** Whether it is one of several that are to be cited together. */
  readonly isSelected: (moment: CitedMoment) => boolean;
  /** Cites a sentence, or no longer; absent where nothing can be rated. */
  readonly onCite: ((moment: CitedMoment) => void) | undefined;
}

/** What was said, a sentence a line: each can be cited, and heard from there where it was spoken. */
export function Answer({ questionNumber, turn, isCode, isCited, isSelected, onCite }: AnswerProps) {
  const timeOf = useSentenceTime();
  const { _id: turn_id, answer } = turn;
  if (answer === null) return null;
  const parts = isCode ? [{ start: 0, end: answer.length }] : sentencesOf(answer);
  const lines = parts.map(({ start, end }) => {
    const text = answer.slice(start, end);
    return { start, end, text, seconds: timeOf(turn_id, text) };
  });
  const isSpoken = lines.some(({ seconds }) => seconds !== null);
  return (
    <Box sx={isCode ? { ...answerStyle, fontFamily: 'monospace', whiteSpace: 'pre-wrap' } : answerStyle}>
      {lines.map(({ start, end, text, seconds }) => {
        const moment = { question_number: questionNumber, turn_id, start, end };
        const place = momentId(moment);
        const line = onCite ? (
          <Box
            component="button"
            type="button"
            id={place}
            data-sentence={turn_id}
            data-question={questionNumber}
            data-start={start}
            data-end={end}
            aria-pressed={isCited(moment)}
            onClick={() => onCite(moment)}
            sx={[sentenceStyle, isCited(moment) && markedStyle, isSelected(moment) && selectedStyle]}
          >
            {text}
          </Box>
        ) : (
          <Box component="span" id={place} tabIndex={-1} sx={placeStyle}>
            {text}
          </Box>
        );
        return (
          <Box key={start} sx={isSpoken ? spokenStyle : {}}>
            {isSpoken && <PlayHere turnId={turn_id} text={text} seconds={seconds} />}
            {line}
          </Box>
        );
      })}
    </Box>
  );
}

interface PlayHereProps {
  readonly turnId: string;
  readonly text: string;
  /** Null where it was not heard like that. */
  readonly seconds: number | null;
}

/** When a sentence was said, and the way to hear it. */
function PlayHere({ turnId, text, seconds }: PlayHereProps) {
  const play = usePlaySentence();
  if (seconds === null || !play) return <span />;
  return (
    <Box component="button" type="button" onClick={() => play(turnId, text)} sx={timeStyle}>
      {clockText(Math.floor(seconds))} <span style={visuallyHidden}>Play from here: {text}</span>
    </Box>
  );
}

const answerStyle = {
  typography: 'body2',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
} as const;

/** What has the focus is not to be under the bars that stay in sight, of which one has two lines on a phone. */
const belowBars = { xs: 168, sm: 'calc(var(--top-bar, 64px) + 72px)' } as const;

const spokenStyle = { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: 0.5 } as const;

const plainButton = {
  font: 'inherit',
  bgcolor: 'transparent',
  border: 0,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const timeStyle = {
  ...plainButton,
  alignSelf: 'start',
  minHeight: 24,
  p: 0.25,
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  displayPrint: 'none',
} as const;

const placeStyle = {
  display: 'block',
  scrollMarginTop: belowBars,
  '&:focus': { bgcolor: 'primary.light', outline: 'none' },
} as const;

const sentenceStyle = {
  ...plainButton,
  display: 'block',
  width: '100%',
  textAlign: 'start',
  color: 'inherit',
  whiteSpace: 'inherit',
  minHeight: 24,
  scrollMarginTop: belowBars,
  paddingInline: '11px 8px',
  py: 0.25,
} as const;

const markedStyle = {
  bgcolor: 'primary.light',
  borderInlineStart: '3px solid',
  borderInlineStartColor: 'primary.main',
  paddingInlineStart: 1,
  '&:hover': { bgcolor: 'primary.light' },
} as const;

const selectedStyle = {
  bgcolor: 'action.selected',
  borderInlineStart: '3px dashed',
  borderInlineStartColor: 'text.primary',
  paddingInlineStart: 1,
} as const;
