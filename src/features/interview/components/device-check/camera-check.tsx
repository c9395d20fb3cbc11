import Box from '@mui/material/Box';
import { CheckButton } from './check-button.tsx';
import { CheckRow } from './check-row.tsx';
import type { DeviceCheckProps } from './check-state.ts';
import { useMediaStream } from './use-media-stream.ts';

/** Shows what the camera sees, to this person only. */
export function CameraCheck({ need, state, onState }: DeviceCheckProps) {
  const { stream, button } = useMediaStream('camera', state, onState);
  const show = (video: HTMLVideoElement | null) => {
    if (video && video.srcObject !== stream) video.srcObject = stream;
  };
  return (
    <CheckRow
      name="Camera"
      need={need}
      purpose="The picture of this check stays on this device."
      state={state}
      action={<CheckButton {...button} />}
    >
      {stream && (
        <Box
          component="video"
          aria-label="Picture of your camera"
          autoPlay
          muted
          playsInline
          ref={show}
          onPlaying={() => onState({ kind: 'passed', text: 'The camera sends a picture.' })}
          sx={pictureStyle}
        />
      )}
    </CheckRow>
  );
}

/** Mirrored, as people know themselves. */
const pictureStyle = {
  display: 'block',
  width: '100%',
  maxWidth: 320,
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  mt: 1.5,
  borderRadius: 2,
  bgcolor: 'background.sunken',
  transform: 'scaleX(-1)',
} as const;
