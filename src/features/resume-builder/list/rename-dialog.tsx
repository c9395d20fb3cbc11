import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';

interface RenameDialogProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks what a resume is called in its owner's list. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const titleId = useId();
  const [name, setName] = useState(title);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') return;
    onRename(name.trim());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Rename resume</DialogTitle>
        <DialogContent>
          <TextFormField
            label="Title"
            value={name}
            maxLength={200}
            autoComplete="off"
            error={isTried && name.trim() === '' ? 'Enter a title.' : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
