import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

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
    <Button ref={ref} variant="outlined" aria-disabled={busy} onClick={busy ? undefined : onClick}>
      {label} <span style={visuallyHidden}>{name}</span>
    </Button>
  );
}
