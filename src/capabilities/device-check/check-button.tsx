import type { Ref } from 'react';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';

interface CheckButtonProps {
  /** Of the device, in the middle of a sentence. */
  readonly name: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Begins or ends a check; keeps the focus while one is under way. */
export function CheckButton({ name, label, busy, onClick, ref }: CheckButtonProps) {
  return (
    <WaitingButton ref={ref} variant="outlined" busy={busy} onClick={onClick}>
      {label} <span style={visuallyHidden}>{name}</span>
    </WaitingButton>
  );
}
