import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { NewShareLink } from '../../../../openapi/gen/types.gen.ts';
import { Notice } from '../../../components/notice.tsx';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { NewLink } from './new-link.tsx';

interface ShareDialogProps {
  readonly resumeId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Makes links to a resume, and takes them back. */
export const ShareDialog = observer(function ShareDialog({ resumeId, title, onClose }: ShareDialogProps) {
  const isOff = useIsOff('resume_sharing');
  const titleId = useId();
  const [made, setMade] = useState<NewShareLink | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Share {title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {isOff && <Notice tone="info">Sharing resumes is switched off here: no link opens.</Notice>}
          {made && <NewLink made={made} onDone={() => setMade(null)} />}
          {!(made || isOff) && <LinkForm resumeId={resumeId} onMade={setMade} />}
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
});
