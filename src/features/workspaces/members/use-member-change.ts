import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkspaceRole } from '../../../../openapi/gen/types.gen.ts';
import {
  getWorkspaceQueryKey,
  listWorkspaceMembersOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { removeWorkspaceMember, setWorkspaceMember } from '../../../api/gen/sdk.gen.ts';

/** Whom to change, and into what; null removes them. */
interface MemberChange {
  readonly id: string;
  readonly role: WorkspaceRole | null;
}

/** Adds, changes or removes a member of a workspace, and shows who is in it then. */
export function useMemberChange(workspaceId: string) {
  const queries = useQueryClient();
  const path = { workspace_id: workspaceId };
  return useMutation({
    mutationFn: ({ id, role }: MemberChange) => {
      const of = { ...path, member_id: id };
      return role === null
        ? removeWorkspaceMember({ path: of, throwOnError: true })
        : setWorkspaceMember({ path: of, body: { role }, throwOnError: true });
    },
    onSuccess: async ({ data }) => {
      queries.setQueryData(listWorkspaceMembersOptions({ path }).queryKey, data);
      await queries.invalidateQueries({ queryKey: getWorkspaceQueryKey({ path }) });
    },
  });
}
