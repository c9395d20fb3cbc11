import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.tsx';
import { followChanges } from './follow-changes.ts';

/** Loads again what is on the screen when it changes in a workspace, whoever changed it; draws nothing. */
export function LiveChanges() {
  const queries = useQueryClient();
  const userId = useStores().auth.user?._id;
  useEffect(() => {
    if (!userId) return;
    let isFirst = true;
    return followChanges(userId, ({ workspace_id: id }) => {
      // What is on the screen was loaded with the page.
      if (!isFirst || id !== null)
        void queries.invalidateQueries({ predicate: ({ queryKey }: Query) => mayShow(queryKey, id) });
      isFirst = false;
    });
  }, [queries, userId]);
  return null;
}

/** Whether what was fetched may show something of a workspace; null stands for any. */
function mayShow([key]: QueryKey, workspaceId: string | null): boolean {
  const { path } = (key ?? {}) as { readonly path?: { readonly workspace_id?: string } };
  return workspaceId === null || path?.workspace_id === undefined || path.workspace_id === workspaceId;
}
