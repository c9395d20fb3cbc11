import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getReviewQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { handOverRequest } from '../../../api/gen/sdk.gen.ts';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';

interface HandOverButtonProps {
  readonly sessionId: string;
  /** Of what the candidate asked for. */
  readonly id: string;
}

/** Leaves the answer to an administrator, who may open what was said until then. */
export function HandOverButton({ sessionId, id }: HandOverButtonProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const send = async (reason: string) => {
    const path = { hiring_session_id: sessionId, candidate_request_id: id };
    await handOverRequest({ path, body: { reason }, throwOnError: true });
    await queries.invalidateQueries({
      queryKey: getReviewQueryKey({ path: { hiring_session_id: sessionId } }),
    });
  };
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Hand to an administrator
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Hand to an administrator"
          message="They answer it and can open the answers it is about. The candidate sees this. You can’t take it back."
          confirmLabel="Hand over"
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
