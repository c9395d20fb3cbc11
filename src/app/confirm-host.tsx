import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ConfirmOptions } from '../stores/confirm-store.ts';
import { useStores } from '../stores/context.tsx';

/** Keeps what the dialog says while it fades out. */
function useLastOptions(current: ConfirmOptions | null) {
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
}

/** The confirm dialog (§4); Escape cancels, and a destructive question focuses the safe answer. */
export const ConfirmHost = observer(function ConfirmHost() {
  const { confirm } = useStores();
  const options = useLastOptions(confirm.current);
  if (!options) return null;
  const { title, message, confirmLabel = 'Confirm', cancelLabel = 'Cancel', variant = 'primary' } = options;
  const isHarmless = variant === 'primary';
  return (
    <Dialog
      open={confirm.current !== null}
      onClose={() => confirm.settle(false)}
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-message"
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-message">{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!isHarmless} onClick={() => confirm.settle(false)}>
          {cancelLabel}
        </Button>
        <Button
          autoFocus={isHarmless}
          variant="contained"
          color={variant}
          onClick={() => confirm.settle(true)}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
