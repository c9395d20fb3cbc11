import Typography from '@mui/material/Typography';
import { Fragment, useMemo } from 'react';
import { visibleControls } from '../../../lib/visible-controls.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import { answerSegments, type Findings, marksOfTurn } from './answer-segments.ts';
import { type Insertion, InsertionPoint } from './insertion-point.tsx';
import { MarkedText } from './marked-text.tsx';
import { MarksInWords } from './marks-in-words.tsx';
import { useOneTabStop } from './use-one-tab-stop.ts';

interface TranscriptProps {
  readonly turnId: string;
  readonly answer: string;
  readonly findings: Findings;
  readonly labels: MarkLabels;
  /** Where something could be added. */
  readonly insertion?: Insertion | null;
  /** Whether Tab leads to its marks; by default it does. Else the arrow keys lead on from those before. */
  readonly isTabStop?: boolean;
}

/**
 * An answer as it was given, line breaks and all, but for what turns a line around, with its evidence tinted: what a tint
 * means is said where it is pointed at or focused, and in a list for who sees none.
 */
export function Transcript(props: TranscriptProps) {
  const { turnId, answer, findings, labels, insertion = null, isTabStop = true } = props;
  const marks = useMemo(() => marksOfTurn(findings, turnId), [findings, turnId]);
  const at = insertion && Math.min(insertion.at, answer.length);
  const segments = useMemo(() => answerSegments(answer, marks, at), [answer, marks, at]);
  const firstMark = segments.find(({ checks }) => checks.length > 0)?.start ?? null;
  const stop = useOneTabStop(isTabStop ? firstMark : null);
  return (
    <>
      <Typography component="blockquote" sx={quoteStyle}>
        {segments.map((segment) => (
          <Fragment key={segment.start}>
            {insertion && segment.start === at && <InsertionPoint {...insertion} />}
            {segment.checks.length === 0 ? (
              <span>{visibleControls(segment.text)}</span>
            ) : (
              <MarkedText segment={segment} turnId={turnId} labels={labels} {...stop(segment.start)} />
            )}
          </Fragment>
        ))}
        {insertion && at === answer.length && <InsertionPoint {...insertion} />}
      </Typography>
      <MarksInWords answer={answer} marks={marks} labels={labels} />
    </>
  );
}

const quoteStyle = {
  m: 0,
  py: 0.5,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.8,
} as const;
