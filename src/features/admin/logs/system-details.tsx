import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { SystemLogEntry } from '../../../../openapi/gen/types.gen.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';

/** All that a line says. */
export function SystemDetails({ entry }: { readonly entry: SystemLogEntry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Open: ${entry.message}`}
        onClick={() => setOpen(true)}
      >
        Open
      </Button>
      {isOpen && <DetailsDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DetailsDialogProps {
  readonly entry: SystemLogEntry;
  readonly onClose: () => void;
}

function DetailsDialog({ entry, onClose }: DetailsDialogProps) {
  const id = useId();
  const { message, at, level, error_type, error_message, request_id, work, details, stack } = entry;
  const error = [error_type, error_message].filter(Boolean).join(': ');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{visibleControls(message)}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere', '& dl': { gap: 1 } }}>
        <Facts>
          <Fact term="Time">{formatAbsolute(Date.parse(at))}</Fact>
          <Fact term="Level">{level}</Fact>
          {error && <Fact term="Error">{visibleControls(error)}</Fact>}
          <Fact term="Request ID">{request_id ?? '–'}</Fact>
          {work && <Fact term="Job">{visibleControls(work)}</Fact>}
          {details !== '{}' && <Fact term="Details">{visibleControls(details)}</Fact>}
        </Facts>
        {stack && (
          <Box
            component="pre"
            // Scrolled with the keys, too.
            tabIndex={0}
            sx={{ m: 0, mt: 2, overflow: 'auto', fontSize: '0.75rem' }}
          >
            {stack}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
