/** What is checked before an interview, in the order of the page. */
export const devices = ['browser', 'network', 'camera', 'microphone', 'speaker'] as const;

export type Device = (typeof devices)[number];

/** How much an interview needs a device; one that it does not use is not drawn. */
export type Need = 'required' | 'optional' | 'none';

export type DeviceNeeds = Readonly<Record<Device, Need>>;

/** How one check stands; what failed says what to do about it. */
export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly text: string }
  | { readonly kind: 'passed'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly remedy: string };

export type CheckStates = Readonly<Record<Device, CheckState>>;

/** What the check of a device is drawn with. */
export interface DeviceCheckProps {
  readonly need: Need;
  readonly state: CheckState;
  readonly onState: (state: CheckState) => void;
}

export const idle: CheckState = { kind: 'idle' };

/** Nothing was checked yet. */
export const unchecked: CheckStates = {
  browser: idle,
  network: idle,
  camera: idle,
  microphone: idle,
  speaker: idle,
};

/** The devices that an interview requires and that have not passed; it can be started once there are none. */
export function missingDevices(states: CheckStates, needs: DeviceNeeds): Device[] {
  return devices.filter((device) => needs[device] === 'required' && states[device].kind !== 'passed');
}

/** The states once nothing is under way any more. */
export function withoutRunning(states: CheckStates): CheckStates {
  const settled = (device: Device) => (states[device].kind === 'running' ? idle : states[device]);
  return Object.fromEntries(devices.map((device) => [device, settled(device)])) as Record<Device, CheckState>;
}

/** What the button of a check says that is not under way. */
export const checkLabel = ({ kind }: CheckState) => (kind === 'idle' ? 'Check' : 'Check again');
