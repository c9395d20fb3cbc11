import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyRole, CompanyTeam } from '../../../openapi/gen/types.gen.ts';
import { listCompanyMembersOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import {
  changeMemberRole,
  inviteMember,
  removeMember,
  revokeMemberInvitation,
} from '../../api/gen/sdk.gen.ts';

/** The members of the own company, and who is invited. */
export const team = listCompanyMembersOptions;

/** Each change answers with the team as it is then. */
const changes = {
  invite: (body: { readonly email: string; readonly role: CompanyRole }) =>
    inviteMember({ body, throwOnError: true }),
  revoke: (id: string) => revokeMemberInvitation({ path: { member_invitation_id: id }, throwOnError: true }),
  setRole: (id: string, role: CompanyRole) =>
    changeMemberRole({ path: { member_id: id }, body: { role }, throwOnError: true }),
};

/** Changes the team, and shows it as it is then. */
export function useTeamChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: (of: typeof changes) => Promise<{ readonly data: CompanyTeam }>) => change(changes),
    onSuccess: ({ data }) => queries.setQueryData(team().queryKey, data),
  });
}

/** Removes a member, or oneself: then there is no company to show any more. */
export function useMemberRemoval() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeMember({ path: { member_id: id }, throwOnError: true }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
