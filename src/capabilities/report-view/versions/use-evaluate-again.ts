import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getEvaluationQueryKey, getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { evaluateAgain } from '../../../api/gen/sdk.gen.ts';
import { forgetLists } from '../../interview/queries.ts';

/** Asks for a new evaluation of a practice, then fetches everything that shows how it goes. */
export function useEvaluateAgain(sessionId: string, onAsked?: () => void) {
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
