import Box from '@mui/material/Box';
import type { TranscriptSegment } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { countedFillers, speakingFigures } from './speaking-figures.ts';

interface PaceAndFillersProps {
  readonly segments: readonly TranscriptSegment[];
  /** On paper, where nothing is folded, once is enough. */
  readonly isExplainedOnPaper: boolean;
}

/** How fast somebody spoke in a practice and with which fillers, as information alone. */
export function PaceAndFillers({ segments, isExplainedOnPaper }: PaceAndFillersProps) {
  const { wordsPerMinute, fillers } = speakingFigures(segments);
  if (wordsPerMinute === null) return null;
  const counts = fillers.map(({ filler, count }) => `“${filler}” ${count}`);
  return (
    <Box role="group" aria-label="Pace and fillers" sx={{ mt: 1.5 }}>
      <Facts>
        <Fact term="Pace">{wordsPerMinute} words a minute</Fact>
        <Fact term="Fillers">{counts.length > 0 ? counts.join(', ') : 'None was heard'}</Fact>
      </Facts>
      <Disclosure
        summary="What this is, and how it is counted"
        sx={{ color: 'text.secondary', ...(!isExplainedOnPaper && { displayPrint: 'none' }) }}
      >
        For your information in a practice: it carries no weight, and it is shown nowhere else. Pace is the
        words that were written down over the time you spoke. Counted as fillers: {countedFillers.join(', ')}.
        What the machine left out is not counted.
      </Disclosure>
    </Box>
  );
}
