import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkspaceMember, WorkspaceRole } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { workspaceRoleWords } from '../words.ts';
import { useMemberChange } from './use-member-change.ts';

interface AddMemberProps {
  readonly workspaceId: string;
  readonly members: readonly WorkspaceMember[];
}

/** Adds a colleague of the company who is not in the workspace yet. */
export function AddMember({ workspaceId, members }: AddMemberProps) {
  const { data: team } = useQuery(listCompanyMembersOptions());
  const { mutate, isPending } = useMemberChange(workspaceId);
  const [chosen, setChosen] = useState('');
  const [role, setRole] = useState<WorkspaceRole>('recruiter');
  const colleagues = team?.members.filter(({ _id }) => !members.some((member) => member._id === _id)) ?? [];
  const colleague = colleagues.find(({ _id }) => _id === chosen) ?? colleagues[0];
  if (!team) return null;
  if (!colleague)
    return (
      <Typography variant="body2" color="textSecondary">
        All members of the company are here.{' '}
        {team.my_role === 'owner' && (
          <TextLink to={`${paths.recruiter.settings}?tab=members`}>Invite a colleague</TextLink>
        )}
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <FilterChoice label="Colleague" value={colleague._id} onChange={setChosen}>
        <Options of={colleagues.map(({ _id, full_name, email }) => [_id, `${full_name} (${email})`])} />
      </FilterChoice>
      <FilterChoice label="Role" value={role} onChange={(value) => setRole(value as WorkspaceRole)}>
        <Options of={Object.entries(workspaceRoleWords)} />
      </FilterChoice>
      <WaitingButton variant="contained" busy={isPending} onClick={() => mutate({ id: colleague._id, role })}>
        Add member
      </WaitingButton>
    </Box>
  );
}
