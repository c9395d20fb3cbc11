import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { flushButton } from '../../../theme/flush-button.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { clockText } from '../../interview/session-clock.ts';
import { quoteTime } from './quote-time.ts';
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
