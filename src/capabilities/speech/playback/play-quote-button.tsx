import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import type { TranscriptSegment } from '../../../../openapi/gen/types.gen.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { clockText } from '../../interview/session-clock.ts';
import { useTurnRecordings } from './recordings-of-session.tsx';

interface PlayQuoteButtonProps {
  readonly turnId: string;
  readonly quote: string;
}

/** Plays the recording from where a quote was said; nothing where it was typed, or corrected. */
export function PlayQuoteButton({ turnId, quote }: PlayQuoteButtonProps) {
  const { playable } = useTurnRecordings(turnId);
  for (const { recording, playback } of playable) {
    const seconds = quoteTime(quote, recording.segments);
    if (seconds === null) continue;
    return (
      <Button
        size="small"
        startIcon={<PlayArrow />}
        onClick={() => void playback.playFrom(seconds)}
        sx={{ ...flushButton, displayPrint: 'none' }}
      >
        {clockText(Math.floor(seconds))} <span style={visuallyHidden}>Play the recording of: {quote}</span>
      </Button>
    );
  }
  return null;
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** When the segment begins in which a quote was said, in seconds; null where it was not heard like that. */
export function quoteTime(quote: string, segments: readonly TranscriptSegment[]): number | null {
  const wanted = folded(quote);
  if (wanted === '') return null;
  let heard = '';
  const starts = segments.map(({ start, text }) => {
    heard = `${heard} ${folded(text)}`.trimStart();
    return { start, to: heard.length };
  });
  const position = heard.indexOf(wanted);
  return position < 0 ? null : (starts.find(({ to }) => position < to)?.start ?? null);
}
