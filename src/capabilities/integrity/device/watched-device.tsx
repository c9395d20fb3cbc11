import Mic from '@mui/icons-material/MicOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NotedDeviceName } from '../../../../openapi/gen/types.gen.ts';
import { CheckButton } from '../../device-check/check-button.tsx';
import { type CheckState, idle } from '../../device-check/check-state.ts';
import { useMediaStream } from '../../device-check/media/use-media-stream.ts';
import type { Note, OpenTurn } from '../watch/sighting.ts';
import { useDeviceWatch } from './use-device-watch.ts';

interface WatchedDeviceProps {
  readonly device: NotedDeviceName;
  readonly note: Note;
  readonly openTurn: OpenTurn;
  /** It is open now; null where it is not. */
  readonly onStream: (stream: MediaStream | null) => void;
}

/** Has a device open that was agreed to, says so, and says how to go on where it is off. */
export function WatchedDevice({ device, note, openTurn, onStream }: WatchedDeviceProps) {
  const [state, setState] = useState<CheckState>(idle);
  const { stream, start, button } = useMediaStream(device, state, setState);
  const open = useEffectEvent(() => void start());
  useDeviceWatch({ device, stream, isOff: state.kind === 'failed' }, note, openTurn);
  useEffect(() => open(), []);
  useEffect(() => {
    onStream(stream);
    return () => onStream(null);
  }, [stream, onStream]);
  const { Icon, onText } = words[device];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, flexBasis: stream ? 'auto' : '100%' }}>
      <Icon aria-hidden fontSize="small" color={stream ? 'success' : 'disabled'} sx={{ mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <div role="status">{stream ? onText : <OffText state={state} device={device} />}</div>
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

const words = {
  camera: { Icon: Videocam, onText: 'Camera on' },
  microphone: { Icon: Mic, onText: 'Microphone on' },
} as const;
