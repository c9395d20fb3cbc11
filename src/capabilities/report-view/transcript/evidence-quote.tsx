import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { EvidenceSpan } from '../../../../openapi/gen/types.gen.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { PlayQuoteButton } from '../../speech/playback/play-quote-button.tsx';
import { segmentId } from './answer-segments.ts';

/** A piece of evidence; leads to its place in the transcript, and to the recording where it was spoken. */
export function EvidenceQuote({ span }: { readonly span: EvidenceSpan }) {
  const quote = visibleControls(span.quote);
  return (
    <Box component="span" sx={lineStyle}>
      <ButtonBase
        onClick={() => showEvidence(span)}
        aria-label={`Show in the answer: ${quote}`}
        sx={quoteStyle}
      >
        “{quote}”
      </ButtonBase>
      <PlayQuoteButton turnId={span.turn_id} quote={span.quote} />
    </Box>
  );
}

/** Both reach beyond their words, to the sides. */
const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 } as const;

const quoteStyle = {
  justifyContent: 'flex-start',
  minHeight: TOUCH_TARGET,
  px: 1,
  // Quotes of several lines stand apart as those of one do.
  py: '9px',
  mx: -1,
  borderRadius: 1,
  textAlign: 'left',
  font: 'inherit',
  color: 'primary.main',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Goes to where the evidence begins; all of it stays outlined for as long as the focus is there. */
function showEvidence(span: EvidenceSpan): void {
  const marks = marksOf(span);
  const [first] = marks;
  if (!first) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  first.focus({ preventScroll: true });
  for (const mark of marks) mark.dataset['shown'] = '';
  const hide = () => {
    for (const mark of marks) delete mark.dataset['shown'];
  };
  first.addEventListener('blur', hide, { once: true });
}

/** A span is cut where another begins or ends in it, so that it may be several marks. */
function marksOf({ turn_id, start, end }: EvidenceSpan): HTMLElement[] {
  const places = Array.from({ length: end - start }, (_, offset) => start + offset);
  return places.flatMap((place) => document.getElementById(segmentId(turn_id, place)) ?? []);
}
