import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { NewShareLink } from '../../../../openapi/gen/types.gen.ts';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { NewLink } from './new-link.tsx';

interface ShareDialogProps {
  readonly resumeId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Makes links to a resume, and takes them back. */
export function ShareDialog({ resumeId, title, onClose }: ShareDialogProps) {
  const titleId = useId();
  const [made, setMade] = useState<NewShareLink | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Share {title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {made ? (
            <NewLink made={made} onDone={() => setMade(null)} />
          ) : (
            <LinkForm resumeId={resumeId} onMade={setMade} />
          )}
          <LinkList resumeId={resumeId} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
