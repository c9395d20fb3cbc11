import Pause from '@mui/icons-material/PauseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { flushButton } from '../../../theme/flush-button.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { PlaceInRecording, RecordingStatus } from './place-in-recording.tsx';
import type { RecordingPlayback } from './recording-playback.ts';

interface RecordingPlayerProps {
  readonly playback: RecordingPlayback;
  /** E.g. `Recording 1`. */
  readonly name: string;
  /** More buttons, flush with the text. */
  readonly children?: ReactNode;
}

/** Plays a recording, with its time and the way to any place in it, and saves its sound. */
export const RecordingPlayer = observer(function RecordingPlayer(props: RecordingPlayerProps) {
  const { playback, name, children } = props;
  const { isPlaying, state } = playback;
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
        <PlaceInRecording playback={playback} name={name} sx={rangeStyle} />
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
      <RecordingStatus state={state} />
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
