import Box from '@mui/material/Box';
import { CheckButton } from '../check-button.tsx';
import { CheckRow } from '../check-row.tsx';
import type { DeviceCheckProps } from '../check-state.ts';
import { CameraPicture } from './camera-picture.tsx';
import { useMediaStream } from './use-media-stream.ts';

/** Shows what the camera sees, to this person only. */
export function CameraCheck({ need, state, onState }: DeviceCheckProps) {
  const { stream, button } = useMediaStream('camera', state, onState);
  return (
    <CheckRow name="Camera" need={need} state={state} action={<CheckButton {...button} />}>
      {stream && (
        <Box sx={{ mt: 1.5 }}>
          <CameraPicture
            stream={stream}
            width={320}
            onPlaying={() => onState({ kind: 'passed', text: 'The camera sends a picture.' })}
          />
        </Box>
      )}
    </CheckRow>
  );
}
