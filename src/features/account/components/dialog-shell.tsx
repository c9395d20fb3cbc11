import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';

/** What names the dialog; only one is open at a time. */
export const DIALOG_TITLE_ID = 'dialog-title';

interface DialogShellProps {
  /** Escape and a click beside it cancel. */
  readonly onClose: () => void;
  readonly isDestructive?: boolean | undefined;
  readonly children: ReactNode;
}

/** An open dialog, whose steps may change within it. */
export function DialogShell({ onClose, isDestructive = false, children }: DialogShellProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      role={isDestructive ? 'alertdialog' : 'dialog'}
      aria-labelledby={DIALOG_TITLE_ID}
      slotProps={{ paper: { sx: { mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } } }}
    >
      {children}
    </Dialog>
  );
}
