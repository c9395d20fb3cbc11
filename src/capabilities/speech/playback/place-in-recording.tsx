import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { clockText, spokenDuration } from '../../interview/session-clock.ts';
import type { RecordingPlayback } from './recording-playback.ts';

interface PlaceInRecordingProps {
  readonly playback: RecordingPlayback;
  /** Of the recording. */
  readonly name: string;
  /** Of the bar. */
  readonly sx: SxProps<Theme>;
}

/** Where a recording plays, and the way to any other place in it. */
export const PlaceInRecording = observer(function PlaceInRecording(props: PlaceInRecordingProps) {
  const { playback, name, sx } = props;
  const seconds = Math.floor(playback.seconds);
  const length = Math.round(playback.duration);
  return (
    <>
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
        sx={sx}
      />
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {clockText(seconds)} / {clockText(length)}
      </Box>
    </>
  );
});

/** What is said while the sound is not there. */
export function RecordingStatus({ state }: Pick<RecordingPlayback, 'state'>) {
  return (
    <Box role="status" sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}>
      {state === 'loading' && 'The recording is being fetched.'}
      {state === 'failed' && 'The recording could not be fetched or played. Try again.'}
    </Box>
  );
}
