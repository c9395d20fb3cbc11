import { undoDecision } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { type Here, useChanged } from '../here.ts';

/** How to take a decision back, and its email; says why it cannot be any more. */
export function useUndo(here: Here): (decisionId: string) => Promise<string | null> {
  const changed = useChanged(here);
  return async (decision_id) => {
    let problem: string | null = null;
    try {
      await undoDecision({ path: { ...here, decision_id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem = error.text;
    }
    await changed();
    return problem;
  };
}
