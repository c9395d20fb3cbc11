import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getEvaluationQueryKey, getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { evaluateAgain } from '../../../api/gen/sdk.gen.ts';
import { forgetLists } from '../../interview/queries.ts';

interface EvaluateAgainButtonProps {
  readonly sessionId: string;
  /** The evaluation is asked for, and the button is about to go. */
  readonly onAsked?: () => void;
}

/** Asks for a new evaluation of a practice; a refusal is told as a notification. */
export function EvaluateAgainButton({ sessionId, onAsked }: EvaluateAgainButtonProps) {
  const again = useEvaluateAgain(sessionId, onAsked);
  return (
    <Button variant="outlined" size="large" loading={again.isPending} onClick={() => again.mutate()}>
      Evaluate again
    </Button>
  );
}

/** Asks for a new evaluation of a practice, then fetches everything that shows how it goes. */
function useEvaluateAgain(sessionId: string, onAsked?: () => void) {
  const queries = useQueryClient();
  const path = { session_id: sessionId };
  return useMutation({
    mutationFn: async () => (await evaluateAgain({ path })).data,
    onSuccess: (evaluation) => {
      queries.setQueryData(getEvaluationQueryKey({ path }), evaluation);
      onAsked?.();
      forgetLists(queries);
      return queries.invalidateQueries({ queryKey: getSessionQueryKey({ path }) });
    },
  });
}
