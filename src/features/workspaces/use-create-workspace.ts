import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Workspace, WorkspaceRequest } from '../../../openapi/gen/types.gen.ts';
import { getWorkspaceQueryKey, listWorkspacesQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { createWorkspace } from '../../api/gen/sdk.gen.ts';
import { type RequestKey, requestKey } from '../../capabilities/interview/request-key.ts';

/** Opens a workspace; a try after a timeout opens no second one. */
export function useCreateWorkspace(onCreated: (workspace: Workspace) => void) {
  const queries = useQueryClient();
  const key = useRef<RequestKey | null>(null);
  return useMutation({
    mutationFn: async (body: WorkspaceRequest) => {
      key.current = requestKey(key.current, body);
      const { data } = await createWorkspace({ body, headers: { 'Idempotency-Key': key.current.key } });
      return data;
    },
    onSuccess: (workspace) => {
      const path = { workspace_id: workspace._id };
      queries.setQueryData(getWorkspaceQueryKey({ path }), workspace);
      void queries.invalidateQueries({ queryKey: listWorkspacesQueryKey() });
      onCreated(workspace);
    },
  });
}
