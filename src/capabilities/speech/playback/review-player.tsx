import Pause from '@mui/icons-material/PauseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { PlaceInRecording, RecordingStatus } from './place-in-recording.tsx';
import { SPEEDS } from './recording-playback.ts';
import { usePlayable } from './recordings-of-session.tsx';

const BACK_SECONDS = 5;

/** Plays all that is listened to on the page, in a bar that stays in sight; nothing where nothing was recorded. */
export const ReviewPlayer = observer(function ReviewPlayer({
  nameOf,
}: {
  readonly nameOf: (recording: Recording) => string;
}) {
  const playable = usePlayable();
  const shown = playable.find(({ playback }) => playback.isInFront) ?? playable[0];
  if (!shown) return null;
  const { recording, playback } = shown;
  const name = nameOf(recording);
  return (
    <Box role="group" aria-label="Player" sx={barStyle}>
      <IconButton
        color="primary"
        aria-label={playback.isPlaying ? 'Pause' : 'Play'}
        onClick={playback.toggle}
      >
        {playback.isPlaying ? <Pause /> : <PlayArrow />}
      </IconButton>
      <Button
        variant="text"
        size="small"
        sx={{ flexShrink: 0 }}
        onClick={() => playback.seek(playback.seconds - BACK_SECONDS)}
      >
        Back {BACK_SECONDS} s
      </Button>
      <PlaceInRecording playback={playback} name={name} sx={rangeStyle} />
      <PlainSelect
        aria-label="Speed"
        value={playback.speed}
        onChange={(event) => playback.setSpeed(Number(event.target.value))}
      >
        <Options of={SPEEDS.map((times) => [String(times), `${times}×`])} />
      </PlainSelect>
      {playable.length > 1 ? (
        <PlainSelect
          aria-label="Recording"
          value={recording._id}
          onChange={({ target }) =>
            playable.find((one) => one.recording._id === target.value)?.playback.comeForward()
          }
        >
          <Options of={playable.map((one) => [one.recording._id, nameOf(one.recording)])} />
        </PlainSelect>
      ) : (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      )}
      <Box sx={{ flexBasis: '100%', '&:empty, &:has(> :empty)': { display: 'none' } }}>
        <RecordingStatus state={playback.state} />
      </Box>
    </Box>
  );
});

const barStyle = {
  position: 'sticky',
  top: 'var(--top-bar, 64px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 48,
  px: 1,
  mb: 1,
  typography: 'body2',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  displayPrint: 'none',
} as const;

const rangeStyle = {
  flex: '1 1 64px',
  minWidth: 0,
  height: 32,
  m: 0,
  // Not a field that is typed in, as dense pages have it of every one.
  '&&&': { p: 0 },
  accentColor: 'var(--mui-palette-primary-main)',
} as const;
