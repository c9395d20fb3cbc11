import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { plainList } from '../../theme/plain-list.ts';
import { browserState } from './browser-features.ts';
import { CheckButton } from './check-button.tsx';
import { CheckRow } from './check-row.tsx';
import { checkLabel, type Device, type DeviceCheckProps, devices } from './check-state.ts';
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
export function DeviceCheck({ check: { needs, states, report } }: { readonly check: DeviceCheckControl }) {
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

/** Whether the browser has what an interview uses. */
function BrowserCheck({ need, state, onState }: DeviceCheckProps) {
  const check = () => onState(browserState(window));
  return (
    <CheckRow
      name="Browser"
      need={need}
      purpose="Keeps what you type, and reads questions aloud."
      state={state}
      action={<CheckButton name="browser" label={checkLabel(state)} busy={false} onClick={check} />}
    />
  );
}
