import Pause from '@mui/icons-material/PauseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { flushButton } from '../../../theme/flush-button.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { clockText, spokenDuration } from '../../interview/session-clock.ts';
import { type RecordingPlayback, SPEEDS } from './recording-playback.ts';

interface RecordingPlayerProps {
  readonly playback: RecordingPlayback;
  /** E.g. `Recording 1`. */
  readonly name: string;
  /** Whether somebody listens who has many to listen to: faster, and back a few seconds. */
  readonly isReviewed?: boolean;
  /** More buttons, flush with the text. */
  readonly children?: ReactNode;
}

const BACK_SECONDS = 5;

/** Plays a recording, with its time and the way to any place in it, and saves its sound. */
export const RecordingPlayer = observer(function RecordingPlayer(props: RecordingPlayerProps) {
  const { playback, name, isReviewed = false, children } = props;
  const { isPlaying, duration, state } = playback;
  const seconds = Math.floor(playback.seconds);
  const length = Math.round(duration);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ displayPrint: 'none' }}>
      <Box id={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {name}
      </Box>
      <Box sx={rowStyle}>
        <Button
          variant="outlined"
          startIcon={isPlaying ? <Pause /> : <PlayArrow />}
          onClick={playback.toggle}
        >
          {isPlaying ? 'Pause' : 'Play'} <span style={visuallyHidden}>{name}</span>
        </Button>
        <Box
          component="input"
          type="range"
          min={0}
          max={length}
          step={1}
          value={seconds}
          aria-label={`Place in ${name}`}
          aria-valuetext={`${spokenDuration(seconds)} of ${spokenDuration(length)}`}
          onChange={(event) => playback.seek(Number(event.target.value))}
          sx={rangeStyle}
        />
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {clockText(seconds)} / {clockText(length)}
        </Box>
        {isReviewed && (
          <>
            <Button sx={flushButton} onClick={() => playback.seek(playback.seconds - BACK_SECONDS)}>
              Back {BACK_SECONDS} s <span style={visuallyHidden}>in {name}</span>
            </Button>
            <PlainSelect
              aria-label={`Speed of ${name}`}
              value={playback.speed}
              onChange={(event) => playback.setSpeed(Number(event.target.value))}
            >
              <Options of={SPEEDS.map((times) => [String(times), `${times}×`])} />
            </PlainSelect>
          </>
        )}
        <Box sx={furtherStyle}>
          <Button
            sx={flushButton}
            onClick={() => void playback.save(name.replaceAll(' ', '-').toLowerCase())}
          >
            Save the sound <span style={visuallyHidden}>of {name}</span>
          </Button>
          {children}
        </Box>
      </Box>
      <Box role="status" sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
        {state === 'loading' && 'The recording is being fetched.'}
        {state === 'failed' && 'The recording could not be fetched or played. Try again.'}
      </Box>
    </Box>
  );
});

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** In a line of their own where there is no room for more. */
const furtherStyle = {
  display: 'flex',
  columnGap: 3.5,
  flexBasis: { xs: '100%', sm: 'auto' },
  ml: { sm: 1.5 },
} as const;

const rangeStyle = {
  flex: '1 1 80px',
  minWidth: 0,
  maxWidth: 320,
  height: 44,
  m: 0,
  accentColor: 'var(--mui-palette-primary-main)',
} as const;
