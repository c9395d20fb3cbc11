import type { Ref } from 'react';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import type { Device } from './check-state.ts';

interface CheckButtonProps {
  readonly device: Device;
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The DOM id of the button that begins the check of a device. */
export const checkButtonId = (device: Device) => `check-${device}`;

/** Begins or ends a check; keeps the focus while one is under way. */
export function CheckButton({ device, label, busy, onClick, ref }: CheckButtonProps) {
  return (
    <WaitingButton id={checkButtonId(device)} ref={ref} variant="outlined" busy={busy} onClick={onClick}>
      {label} <span style={visuallyHidden}>{device}</span>
    </WaitingButton>
  );
}
