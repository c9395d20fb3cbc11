import Button, { type ButtonProps } from '@mui/material/Button';

interface WaitingButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/** Does nothing while something is under way, but keeps the focus, which a disabled button would lose. */
export function WaitingButton({ busy, onClick, ...button }: WaitingButtonProps) {
  return <Button {...button} aria-disabled={busy} onClick={busy ? undefined : onClick} />;
}
