import { useNavigate } from 'react-router-dom';
import type { CompanyMember, CompanyRole } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { useMemberRemoval, useTeamChange } from '../team.ts';
import { roleWords } from '../words.ts';

interface MemberTableProps {
  readonly members: readonly CompanyMember[];
  readonly canChange: boolean;
}

/** The members; what an owner can do with each stands in its row, leaving in the own one. */
export function MemberTable({ members, canChange }: MemberTableProps) {
  const { auth } = useStores();
  const ownId = auth.user?._id;
  const columns: readonly [Column<CompanyMember>, ...Column<CompanyMember>[]] = [
    { name: 'Name', cell: ({ full_name }) => full_name },
    { name: 'Email', cell: ({ email }) => email },
    { name: 'Job title', cell: ({ job_title }) => job_title, width: 136 },
    {
      name: 'Role',
      cell: (member) => (canChange ? <RoleChoice member={member} /> : roleWords[member.role]),
      width: 112,
    },
    { name: 'Joined', cell: ({ joined_at }) => <RelativeTime value={joined_at} />, width: 112 },
    {
      name: 'Action',
      cell: (member) =>
        (canChange || member._id === ownId) && <RemoveButton member={member} isOwn={member._id === ownId} />,
      width: 96,
    },
  ];
  return <DataTable label="Members" columns={columns} rows={members} keyOf={({ _id }) => _id} />;
}

function RoleChoice({ member }: { readonly member: CompanyMember }) {
  const { mutate, isPending } = useTeamChange();
  return (
    <PlainSelect
      aria-label={`Role of ${member.full_name}`}
      value={member.role}
      disabled={isPending}
      onChange={({ target }) => {
        // Read at once: the field shows the former role again until the new one is stored.
        const role = target.value as CompanyRole;
        mutate((team) => team.setRole(member._id, role));
      }}
    >
      <Options of={Object.entries(roleWords)} />
    </PlainSelect>
  );
}

interface RemoveButtonProps {
  readonly member: CompanyMember;
  readonly isOwn: boolean;
}

function RemoveButton({ member, isOwn }: RemoveButtonProps) {
  const { confirm, notifications } = useStores();
  const { mutate, isPending } = useMemberRemoval();
  const navigate = useNavigate();
  const { full_name: name } = member;
  const remove = async () => {
    if (!(await confirm.ask(isOwn ? leaving : removing(name)))) return;
    mutate(member._id, {
      onSuccess: () => {
        notifications.success(`${isOwn ? 'You are' : `${name} is`} no longer a member.`, 'Member removed');
        if (isOwn) void navigate(paths.recruiter.profile);
      },
    });
  };
  return (
    <WaitingButton
      size="small"
      busy={isPending}
      aria-label={isOwn ? 'Leave the company' : `Remove ${name}`}
      onClick={() => void remove()}
    >
      {isOwn ? 'Leave' : 'Remove'}
    </WaitingButton>
  );
}

const removing = (name: string) =>
  ({
    title: `Remove ${name}?`,
    message: 'They lose access at once. What they wrote stays, and workspaces they led alone go to you.',
    confirmLabel: 'Remove',
    variant: 'error',
  }) as const;

const leaving = {
  title: 'Leave the company?',
  message: 'You lose access at once. What you wrote stays with the company.',
  confirmLabel: 'Leave',
  variant: 'error',
} as const;
