import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { DIALOG_TITLE_ID } from './dialog-shell.tsx';

interface DialogFormProps {
  readonly title: string;
  readonly onSubmit: (event: FormEvent) => void;
  /** The buttons: the safe one first. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A form that fills a dialog; a step without a field of its own to begin at begins at its title. */
export function DialogForm({ title, onSubmit, actions, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <DialogTitle
        ref={heading}
        id={DIALOG_TITLE_ID}
        tabIndex={-1}
        sx={{ '&:focus-visible': { outline: 'none' } }}
      >
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>{children}</Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, displayPrint: 'none' }}>{actions}</DialogActions>
    </form>
  );
}
