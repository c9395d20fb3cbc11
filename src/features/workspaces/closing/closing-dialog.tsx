import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ClosingList, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { getClosingOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { noReason, ProcessReasonFields } from '../../../capabilities/hiring/process-reason.tsx';
import { UnratedList } from '../../../capabilities/hiring/unrated-list.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useClose } from './use-close.ts';

interface ClosingDialogProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** Closing a workspace asks what becomes of everybody who is active. */
export function ClosingDialog({ workspace, onClose }: ClosingDialogProps) {
  const id = useId();
  const closing = useQuery(getClosingOptions({ path: { workspace_id: workspace._id } }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Close {workspace.title}?</DialogTitle>
      <Loaded query={closing} errorTitle="Its candidates could not be loaded" rowHeight={160}>
        {(list) => <Closing workspace={workspace} list={list} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function Closing({ workspace, list, onClose }: ClosingDialogProps & { readonly list: ClosingList }) {
  const { unrated, others } = list;
  const [reason, setReason] = useState(noReason);
  const [isTried, setTried] = useState(false);
  const { close, isPending } = useClose(workspace._id, onClose);
  const isMissing = others.length > 0 && !reason.reason_id;
  const send = () => {
    setTried(true);
    if (!isPending && !isMissing) void close(others, reason);
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {unrated.length > 0 && (
          <div>
            <Typography variant="body2">
              Nobody has rated these completed interviews. Decide about each first.
            </Typography>
            <UnratedList of={unrated} />
          </div>
        )}
        {others.length > 0 && (
          <>
            <Disclosure summary={`Reject ${others.length} active`}>
              <Box sx={{ fontSize: '0.875rem' }}>
                {others.map(({ candidate }) => candidate.full_name).join(', ')}
              </Box>
            </Disclosure>
            <ProcessReasonFields
              value={reason}
              error={isTried && isMissing ? 'Choose a reason.' : undefined}
              onChange={setReason}
            />
          </>
        )}
        {unrated.length + others.length === 0 && (
          <Typography variant="body2">Nobody is active. No one can be added or invited then.</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <WaitingButton
          variant="contained"
          color="error"
          busy={isPending}
          disabled={unrated.length > 0}
          onClick={send}
        >
          {others.length > 0 ? `Reject ${others.length} and close` : 'Close workspace'}
        </WaitingButton>
      </DialogActions>
    </>
  );
}
