import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { visibleControls } from '../../../lib/visible-controls.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import { markStyle } from '../checks/check-styles.ts';
import { type AnswerSegment, segmentId } from './answer-segments.ts';
import type { TabStop } from './use-one-tab-stop.ts';

interface MarkedTextProps extends TabStop {
  readonly segment: AnswerSegment;
  readonly turnId: string;
  readonly labels: MarkLabels;
}

/** A piece of an answer that is evidence of something; says of what, where it is pointed at, touched or focused. */
export function MarkedText({ segment, turnId, labels, ...stop }: MarkedTextProps) {
  const { checks, start, text } = segment;
  return (
    <Tooltip
      title={checks.map((check) => labels[check]).join(' · ')}
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={4000}
      placement="top"
    >
      <Box
        component="mark"
        id={segmentId(turnId, start)}
        {...stop}
        sx={{ ...markStyle(checks), ...focusStyle }}
      >
        {visibleControls(text)}
      </Box>
    </Tooltip>
  );
}

/** In the middle of the window, so that no sticky bar lies over what is focused. */
const focusStyle = {
  scrollMarginBlock: '40vh',
  '&:focus-visible': { outlineOffset: 1 },
  // One line above and below all of it: frames would lie over each other where one piece meets the next.
  '&[data-shown]': { outline: 'none', borderBlock: '3px solid var(--mui-palette-primary-main)' },
} as const;
