import { useCallback, useState } from 'react';
import { type CheckState, type Device, type DeviceNeeds, missingDevices, unchecked } from './check-state.ts';

/** The state of all checks of an interview's devices. */
export function useDeviceCheck(needs: DeviceNeeds) {
  const [states, setStates] = useState(unchecked);
  const report = useCallback(
    (device: Device, state: CheckState) => setStates((earlier) => ({ ...earlier, [device]: state })),
    [],
  );
  return { needs, states, report, missing: missingDevices(states, needs) };
}

export type DeviceCheckControl = ReturnType<typeof useDeviceCheck>;
