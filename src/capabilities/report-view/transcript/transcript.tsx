import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import { checkStyles, markStyle } from '../checks/check-styles.ts';
import {
  type AnswerSegment,
  answerSegments,
  type Findings,
  marksOfTurn,
  segmentId,
} from './answer-segments.ts';

interface TranscriptProps {
  readonly turnId: string;
  readonly answer: string;
  readonly findings: Findings;
  readonly labels: MarkLabels;
}

/** An answer as it was given, line breaks and all, but for what turns a line around, with the evidence marked in it. */
export function Transcript({ turnId, answer, findings, labels }: TranscriptProps) {
  const segments = useMemo(
    () => answerSegments(answer, marksOfTurn(findings, turnId)),
    [answer, findings, turnId],
  );
  return (
    <Typography component="blockquote" sx={quoteStyle}>
      {segments.map((segment) =>
        segment.checks.length === 0 ? (
          <span key={segment.start}>{visibleControls(segment.text)}</span>
        ) : (
          <MarkedText key={segment.start} segment={segment} turnId={turnId} labels={labels} />
        ),
      )}
    </Typography>
  );
}

type MarkedTextProps = Pick<TranscriptProps, 'turnId' | 'labels'> & { readonly segment: AnswerSegment };

function MarkedText({ segment, turnId, labels }: MarkedTextProps) {
  const { opens, checks, start, text } = segment;
  return (
    <Box
      component="mark"
      id={segmentId(turnId, start)}
      tabIndex={-1}
      sx={{ ...markStyle(checks), ...focusStyle }}
    >
      {opens.length > 0 && (
        <Box component="sup" sx={letterStyle}>
          <Box component="span" aria-hidden sx={onPaper}>
            [
          </Box>
          <span aria-hidden>{opens.map((check) => checkStyles[check].letter).join('')}</span>
          <Box component="span" aria-hidden sx={onPaper}>
            ]
          </Box>
          <span style={visuallyHidden}>[{opens.map((check) => labels[check]).join(', ')}] </span>
        </Box>
      )}
      {visibleControls(text)}
    </Box>
  );
}

const quoteStyle = {
  m: 0,
  py: 1,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 2,
} as const;

const letterStyle = {
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: 1,
  px: 0.25,
  userSelect: 'none',
} as const;

/** Without its colour and its place above the line, as where a PDF is read as text, a letter is none of the words. */
const onPaper = { display: 'none', displayPrint: 'inline' } as const;

/** In the middle of the window, so that no sticky bar lies over what is focused. */
const focusStyle = {
  scrollMarginBlock: '40vh',
  // One line above and below all of it: frames would lie over each other where one piece meets the next.
  '&[data-shown]': { outline: 'none', borderBlock: '3px solid var(--mui-palette-primary-main)' },
} as const;
