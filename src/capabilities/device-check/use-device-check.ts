import { useCallback, useState } from 'react';
import {
  type CheckState,
  type Device,
  type DeviceNeeds,
  missingDevices,
  unchecked,
  withoutRunning,
} from './check-state.ts';

/** The state of all checks of an interview's devices. */
export function useDeviceCheck(needs: DeviceNeeds) {
  const [states, setStates] = useState(unchecked);
  const report = useCallback(
    (device: Device, state: CheckState) => setStates((earlier) => ({ ...earlier, [device]: state })),
    [],
  );
  /** Has what is under way begun anew: what it was drawn by is gone. */
  const abandon = useCallback(() => setStates(withoutRunning), []);
  return { needs, states, report, abandon, missing: missingDevices(states, needs) };
}

export type DeviceCheckControl = ReturnType<typeof useDeviceCheck>;
