import Mic from '@mui/icons-material/MicOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NotedDeviceName } from '../../../../api/gen/types.gen.ts';
import { CheckButton } from '../../device-check/check-button.tsx';
import { type CheckState, idle } from '../../device-check/check-state.ts';
import { CameraPicture } from '../../device-check/media/camera-picture.tsx';
import { useMediaStream } from '../../device-check/media/use-media-stream.ts';
import type { Note } from '../watch/sighting.ts';
import { useDeviceWatch } from './use-device-watch.ts';

interface WatchedDeviceProps {
  readonly device: NotedDeviceName;
  readonly note: Note;
}

/** Has a device open that was agreed to, says so, and says how to go on where it is off. */
export function WatchedDevice({ device, note }: WatchedDeviceProps) {
  const [state, setState] = useState<CheckState>(idle);
  const { stream, start, button } = useMediaStream(device, state, setState);
  const open = useEffectEvent(() => void start());
  useDeviceWatch({ device, stream, isOff: state.kind === 'failed' }, note);
  useEffect(() => open(), []);
  const { Icon, onText } = words[device];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Icon aria-hidden color={stream ? 'success' : 'disabled'} sx={{ mt: 1.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box role="status" sx={{ py: 1.25 }}>
          {stream ? onText : <OffText state={state} device={device} />}
        </Box>
        {stream && device === 'camera' && <SelfView stream={stream} />}
        {state.kind === 'failed' && <CheckButton {...button} />}
      </Box>
    </Box>
  );
}

function OffText({ state, device }: { readonly state: CheckState; readonly device: NotedDeviceName }) {
  if (state.kind !== 'failed') return state.kind === 'running' ? state.text : null;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{state.text}</Typography>
      <Typography>{state.remedy}</Typography>
      <Typography>You can also go on without it. It is noted that the {device} is off.</Typography>
    </>
  );
}

function SelfView({ stream }: { readonly stream: MediaStream }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <CameraPicture stream={stream} width={160} />}
      <Button size="small" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide my picture' : 'Show my picture'}
      </Button>
    </>
  );
}

const words = {
  camera: { Icon: Videocam, onText: 'Camera on: the picture stays on your device.' },
  microphone: {
    Icon: Mic,
    onText: 'Microphone on: what is heard stays on your device, but for answers that you record.',
  },
} as const;
