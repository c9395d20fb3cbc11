import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { dayOf } from '../../../lib/day-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_OFFER_DAYS = 7;
const MOST_DAYS = 90;

interface ExtendDialogProps {
  /** The latest deadline of those that are meant, in ms. */
  readonly latest: number;
  readonly onExtend: (deadline: Date) => void;
  readonly onClose: () => void;
}

/** Asks until when they can begin: the end of a day, as the recruiter's clock has it. */
export function ExtendDialog({ latest, onExtend, onClose }: ExtendDialogProps) {
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const [day, setDay] = useState(() => dayOf(Math.max(now, latest) + FIRST_OFFER_DAYS * DAY_MS));
  const deadline = new Date(`${day}T23:59:59`);
  const isFitting = deadline.getTime() > now && deadline.getTime() <= now + MOST_DAYS * DAY_MS;
  const extend = (event: FormEvent) => {
    event.preventDefault();
    if (isFitting) onExtend(deadline);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form noValidate onSubmit={extend}>
        <DialogTitle id={titleId}>Extend deadline</DialogTitle>
        <DialogContent>
          <TextFormField
            type="date"
            label="New deadline"
            value={day}
            error={isFitting ? undefined : `Choose a day within ${MOST_DAYS} days.`}
            onChange={({ target }) => setDay(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Extend
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
