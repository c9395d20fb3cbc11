import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

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
      startIcon={
        pending ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : button.startIcon
      }
    >
      {pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}
