import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActiveApplication, BulkRejection } from '../../../../openapi/gen/types.gen.ts';
import { updateWorkspace } from '../../../api/gen/sdk.gen.ts';
import type { ProcessReason } from '../../../capabilities/hiring/process-reason.tsx';
import { useRejectMany } from '../../../capabilities/hiring/reject-many.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';

/** Rejects who is active, then closes a workspace; both can be undone. */
export function useClose(workspaceId: string, onClosed: () => void) {
  const { notifications } = useStores();
  const queries = useQueryClient();
  const { reject, undo } = useRejectMany(workspaceId);
  const [isPending, setPending] = useState(false);
  const set = async (status: 'open' | 'closed') => {
    await updateWorkspace({ path: { workspace_id: workspaceId }, body: { status }, throwOnError: true });
    await queries.invalidateQueries();
  };
  const reopen = async (rejection: BulkRejection) => {
    await set('open');
    await undo(rejection);
  };
  const close = async (active: readonly ActiveApplication[], reason: ProcessReason) => {
    setPending(true);
    try {
      const ids = active.map(({ application_id: id }) => id);
      const rejection = ids.length > 0 ? await reject(ids, reason) : { rejected: [], left_out: [] };
      await set('closed');
      onClosed();
      notifications.notify({
        type: 'success',
        title: 'Workspace closed',
        message:
          rejection.rejected.length > 0 ? `${rejection.rejected.length} rejected.` : 'Nobody was active.',
        timeout: 0,
        actionText: 'Undo',
        action: () => void reopen(rejection),
      });
    } catch (error) {
      // The notification has told it; who is active now is asked again.
      if (!canBeTold(error)) throw error;
    } finally {
      setPending(false);
    }
  };
  return { close, isPending };
}
