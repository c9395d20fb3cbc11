import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { plainList } from '../../theme/plain-list.ts';
import { browserState } from './browser-features.ts';
import { CheckButton } from './check-button.tsx';
import { CheckRow } from './check-row.tsx';
import { type Device, type DeviceCheckProps, devices } from './check-state.ts';
import { CameraCheck } from './media/camera-check.tsx';
import { MicrophoneCheck } from './media/microphone-check.tsx';
import { SpeakerCheck } from './media/speaker-check.tsx';
import { NetworkCheck } from './network-check.tsx';
import type { DeviceCheckControl } from './use-device-check.ts';

const checks: Record<Device, (props: DeviceCheckProps) => ReactNode> = {
  browser: BrowserCheck,
  network: NetworkCheck,
  camera: CameraCheck,
  microphone: MicrophoneCheck,
  speaker: SpeakerCheck,
};

/** The devices an interview uses, each checked by itself and in any order. */
export function DeviceCheck({ check }: { readonly check: DeviceCheckControl }) {
  const { needs, states, report, abandon } = check;
  useEffect(() => abandon, [abandon]);
  return (
    <Box component="ul" sx={plainList}>
      {devices
        .filter((device) => needs[device] !== 'none')
        .map((device) => {
          const Check = checks[device];
          return (
            <Check
              key={device}
              need={needs[device]}
              state={states[device]}
              onState={(state) => report(device, state)}
            />
          );
        })}
    </Box>
  );
}

/** Whether the browser has what an interview uses; looked at by itself. */
function BrowserCheck({ need, state, onState }: DeviceCheckProps) {
  const check = () => onState(browserState(window));
  const checkFirst = useEffectEvent(() => state.kind === 'idle' && check());
  useEffect(() => void checkFirst(), []);
  return (
    <CheckRow
      name="Browser"
      need={need}
      state={state}
      action={
        state.kind === 'failed' && (
          <CheckButton device="browser" label="Check again" busy={false} onClick={check} />
        )
      }
    />
  );
}
