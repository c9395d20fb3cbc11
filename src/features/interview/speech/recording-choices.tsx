import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { SpokenAnswer } from './spoken-answer.ts';

interface RecordingChoicesProps {
  readonly spoken: SpokenAnswer;
  readonly onHandInWithout: () => void;
}

/** What can be done with a recording besides waiting for it. */
export const RecordingChoices = observer(function RecordingChoices(props: RecordingChoicesProps) {
  const { spoken, onHandInWithout } = props;
  const { upload, leftover, isAwaited, isOpen } = spoken;
  const discard = () => void spoken.discard();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {leftover && (
        <Button variant="outlined" onClick={() => void spoken.useLeftover()}>
          Use this recording
        </Button>
      )}
      {upload?.reason && <Button onClick={() => void spoken.drain()}>Try now</Button>}
      {upload?.phase === 'failed' && (
        <Button variant="outlined" onClick={() => void upload.transcribeAgain()}>
          Try again
        </Button>
      )}
      {upload?.phase === 'poor_audio' && upload.server?.transcript && (
        <Button onClick={spoken.usePoorAudio}>Use what was understood</Button>
      )}
      {isAwaited && (isOpen || leftover) && (
        <Button variant="outlined" onClick={onHandInWithout}>
          Hand in without it
        </Button>
      )}
      {(leftover || (upload && !upload.recording.isFinished)) && (
        <Button onClick={discard}>Remove the recording</Button>
      )}
    </Box>
  );
});
