import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { Workspace, WorkspaceMember, WorkspaceRole } from '../../../../openapi/gen/types.gen.ts';
import { listWorkspaceMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { workspaceRoleWords } from '../words.ts';
import { AddMember } from './add-member.tsx';
import { useMemberChange } from './use-member-change.ts';

/** Who works in a workspace; its leads say who, and as what. */
export function MembersTab({ workspace }: { readonly workspace: Workspace }) {
  const { _id: workspaceId, my_role: role } = workspace;
  const query = useQuery(listWorkspaceMembersOptions({ path: { workspace_id: workspaceId } }));
  return (
    <Loaded query={query} rows={3} rowHeight={36} errorTitle="The members couldn’t be loaded">
      {({ items }) => (
        <Stack spacing={2}>
          {role === 'lead' && <AddMember workspaceId={workspaceId} members={items} />}
          <DataTable
            label="Members"
            columns={columnsFor(workspaceId, role === 'lead')}
            rows={items}
            keyOf={({ _id }) => _id}
          />
        </Stack>
      )}
    </Loaded>
  );
}

function columnsFor(
  workspaceId: string,
  canChange: boolean,
): readonly [Column<WorkspaceMember>, ...Column<WorkspaceMember>[]] {
  return [
    { name: 'Name', cell: ({ full_name }) => full_name },
    { name: 'Email', cell: ({ email }) => email },
    {
      name: 'Role',
      width: 152,
      cell: (member) =>
        canChange ? <RoleCell workspaceId={workspaceId} member={member} /> : workspaceRoleWords[member.role],
    },
    { name: 'To rate', width: 72, isNumber: true, cell: ({ to_rate: count }) => count || '–' },
    {
      name: 'Last seen',
      width: 112,
      cell: ({ last_seen_at: at }) => (at ? <RelativeTime value={at} /> : '–'),
    },
    { name: 'Added', width: 112, from: 'lg', cell: ({ added_at }) => <RelativeTime value={added_at} /> },
    ...(canChange
      ? [
          {
            name: 'Action',
            width: 96,
            cell: (member: WorkspaceMember) => <RemoveCell workspaceId={workspaceId} member={member} />,
          },
        ]
      : []),
  ];
}

interface CellProps {
  readonly workspaceId: string;
  readonly member: WorkspaceMember;
}

function RoleCell({ workspaceId, member: { _id: id, full_name: name, role } }: CellProps) {
  const { mutate, isPending } = useMemberChange(workspaceId);
  return (
    <PlainSelect
      aria-label={`Role of ${name}`}
      value={role}
      disabled={isPending}
      onChange={({ target }) => mutate({ id, role: target.value as WorkspaceRole })}
    >
      <Options of={Object.entries(workspaceRoleWords)} />
    </PlainSelect>
  );
}

function RemoveCell({ workspaceId, member: { _id: id, full_name: name } }: CellProps) {
  const { mutate, isPending } = useMemberChange(workspaceId);
  return (
    <WaitingButton
      size="small"
      busy={isPending}
      aria-label={`Remove ${name}`}
      onClick={() => mutate({ id, role: null })}
    >
      Remove
    </WaitingButton>
  );
}
