import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { BulkRejection } from '../../../../openapi/gen/types.gen.ts';
import { noReason, ProcessReasonFields } from '../../../capabilities/hiring/process-reason.tsx';
import { useRejectMany } from '../../../capabilities/hiring/reject-many.ts';
import { UnratedList } from '../../../capabilities/hiring/unrated-list.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';

interface RejectDialogProps {
  readonly workspaceId: string;
  readonly ids: readonly string[];
  /** Whether anybody was rejected. */
  readonly onClose: (isDone: boolean) => void;
}

/** Why, and whether they are told; then who was left out. */
export function RejectDialog({ workspaceId, ids, onClose }: RejectDialogProps) {
  const titleId = useId();
  const { notifications } = useStores();
  const { reject, undo } = useRejectMany(workspaceId);
  const [reason, setReason] = useState(noReason);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<BulkRejection | null>(null);
  const tell = (rejection: BulkRejection) =>
    notifications.notify({
      type: 'success',
      title: 'Rejected',
      message: `${people(rejection.rejected.length)}.`,
      timeout: 0,
      actionText: 'Undo',
      action: () => void undo(rejection),
    });
  const send = async () => {
    setTried(true);
    if (isPending || !reason.reason_id) return;
    setPending(true);
    try {
      const rejection = await reject(ids, reason);
      if (rejection.rejected.length > 0) tell(rejection);
      if (rejection.left_out.length === 0) onClose(true);
      else setDone(rejection);
    } catch (error) {
      // The notification has told it.
      if (!canBeTold(error)) throw error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={() => onClose(done !== null)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {done ? `${people(done.left_out.length)} left out` : `Reject ${people(ids.length)}`}
      </DialogTitle>
      <DialogContent>
        {done ? (
          <LeftOut of={done.left_out} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ProcessReasonFields
              value={reason}
              error={isTried && !reason.reason_id ? 'Choose a reason.' : undefined}
              onChange={setReason}
            />
            <Typography variant="body2" color="textSecondary">
              Completed interviews without a scorecard are left out.
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => onClose(done !== null)}>
          {done ? 'Close' : 'Cancel'}
        </Button>
        {!done && (
          <WaitingButton variant="contained" color="error" busy={isPending} onClick={() => void send()}>
            {`Reject ${ids.length}`}
          </WaitingButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function LeftOut({ of }: { readonly of: BulkRejection['left_out'] }) {
  const unrated = of.filter(({ why }) => why === 'unrated');
  const ended = of.filter(({ why }) => why === 'ended');
  return (
    <>
      {unrated.length > 0 && (
        <>
          <Typography variant="body2">Nobody has rated their completed interviews:</Typography>
          <UnratedList of={unrated} />
        </>
      )}
      {ended.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Decided already: {ended.map(({ candidate }) => candidate.full_name).join(', ')}
        </Typography>
      )}
    </>
  );
}

const people = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`);
