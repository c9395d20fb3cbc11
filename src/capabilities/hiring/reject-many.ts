import { useQueryClient } from '@tanstack/react-query';
import type { BulkRejection, BulkRejectionRequest } from '../../../openapi/gen/types.gen.ts';
import { rejectApplications, undoDecision } from '../../api/gen/sdk.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';

/** So many are rejected with one request. */
const BATCH = 100;

type Reason = Omit<BulkRejectionRequest, 'application_ids'>;

/** Rejects several candidates of a workspace for a reason of the process, and undoes it. */
export function useRejectMany(workspace_id: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries();
  return {
    async reject(ids: readonly string[], reason: Reason): Promise<BulkRejection> {
      const done: BulkRejection = { rejected: [], left_out: [] };
      try {
        for (let at = 0; at < ids.length; at += BATCH) {
          const body = { ...reason, application_ids: ids.slice(at, at + BATCH) };
          const { data } = await rejectApplications({ path: { workspace_id }, body, throwOnError: true });
          done.rejected.push(...data.rejected);
          done.left_out.push(...data.left_out);
        }
      } finally {
        await refresh();
      }
      return done;
    },
    /** Tells how many it was too late for. */
    async undo({ rejected }: BulkRejection): Promise<number> {
      let late = 0;
      for (const { candidate, decision_id } of rejected)
        try {
          await undoDecision({ path: { workspace_id, candidate_id: candidate._id, decision_id } });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          late += 1;
        }
      await refresh();
      return late;
    },
  };
}
