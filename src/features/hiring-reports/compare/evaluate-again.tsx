import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { compareHiringReportsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { evaluateAttemptAgain } from '../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';

const LOOKS_EVERY_MS = 3000;

/** Has an attempt judged by today's engine; the comparison is asked again until it is. */
export function EvaluateAgain({ sessionId }: { readonly sessionId: string }) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => evaluateAttemptAgain({ path: { hiring_session_id: sessionId } }),
  });
  useEffect(() => {
    if (!isSuccess) return;
    const [{ _id }] = compareHiringReportsQueryKey({ query: { session_id: [] } });
    const look = () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey: [key] }) => (key as { _id?: string } | undefined)?._id === _id,
      });
    const timer = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSuccess, queries]);
  if (isSuccess)
    return (
      <Typography role="status" variant="body2">
        Evaluating
      </Typography>
    );
  return (
    <WaitingButton variant="text" size="small" busy={isPending} onClick={() => mutate()} sx={{ px: 0 }}>
      Evaluate again
    </WaitingButton>
  );
}
