import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ApplicationSummary } from '../../../../openapi/gen/types.gen.ts';
import { RejectDialog } from './reject-dialog.tsx';

interface RejectButtonProps {
  readonly workspaceId: string;
  readonly rows: readonly ApplicationSummary[];
  readonly onDone: () => void;
}

/** Rejects those who are selected, for a reason of the process. */
export function RejectButton({ workspaceId, rows, onDone }: RejectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const active = rows.filter(({ status }) => status === 'active');
  if (active.length === 0) return null;
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) onDone();
  };
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Reject…
      </Button>
      {isOpen && (
        <RejectDialog workspaceId={workspaceId} ids={active.map(({ _id }) => _id)} onClose={close} />
      )}
    </>
  );
}
