import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { SoundMeter } from '../device-check/media/sound-meter.tsx';
import { useSoundLevel } from '../device-check/media/use-sound-level.ts';
import { clockText, spokenDuration } from '../interview/session-clock.ts';
import type { RecordingUpload } from './recording/recording-upload.ts';

/** A few seconds of silence are a thought; after so many it is said that nothing is heard. */
const silentAfterSeconds = 6;

interface RecordingMeterProps {
  readonly stream: MediaStream;
  readonly upload: RecordingUpload;
  readonly maxSeconds: number;
}

/** How long somebody has spoken, how long they may, and how loud they are heard. */
export const RecordingMeter = observer(function RecordingMeter(props: RecordingMeterProps) {
  const { stream, upload, maxSeconds } = props;
  const [isHeard, setHeard] = useState(false);
  const level = useSoundLevel(stream, () => setHeard(true));
  const seconds = Math.floor(upload.recording.seconds);
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Box role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <span aria-hidden>
          {clockText(seconds)} / {clockText(maxSeconds)}
        </span>
        <span style={visuallyHidden}>{spokenDuration(seconds)} recorded</span>
      </Box>
      <SoundMeter level={level} />
      <Box role="status">
        {!isHeard &&
          seconds >= silentAfterSeconds &&
          'Nothing is heard yet. See that the microphone is not muted and that the browser uses the right one.'}
      </Box>
    </Box>
  );
});
