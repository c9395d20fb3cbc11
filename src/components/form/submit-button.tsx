import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import Spinner from '../../theme/spinner.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Whether the form is on its way; a second click then does nothing. */
  pending: boolean;
  pendingLabel?: string;
}

/** Submits its form; stays enabled while it is pending, so that it keeps the focus. */
export function SubmitButton({ pending, pendingLabel, children, onClick, ...button }: SubmitButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      variant="contained"
      size="large"
      {...button}
      type="submit"
      onClick={click}
      startIcon={pending ? <Spinner size={18} /> : button.startIcon}
    >
      {pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}
