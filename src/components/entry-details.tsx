import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';

interface EntryDetailsProps {
  /** Of the button, for those who do not see its row. */
  readonly label: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** All that a line of a log says, in a dialog that its button opens. */
export function EntryDetails({ label, title, children }: EntryDetailsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        Open
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ overflowWrap: 'anywhere', '& dl': { gap: 1 } }}>{children}</DialogContent>
          <DialogActions>
            <Button variant="text" onClick={close}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
