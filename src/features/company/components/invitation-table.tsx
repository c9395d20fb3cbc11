import Box from '@mui/material/Box';
import type { MemberInvitation } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { useTeamChange } from '../team.ts';
import { roleWords } from '../words.ts';

interface InvitationTableProps {
  readonly invitations: readonly MemberInvitation[];
  readonly canChange: boolean;
}

/** Who was invited and has not joined. */
export function InvitationTable({ invitations, canChange }: InvitationTableProps) {
  const columns: readonly [Column<MemberInvitation>, ...Column<MemberInvitation>[]] = [
    { name: 'Email', cell: ({ email }) => email },
    { name: 'Role', cell: ({ role }) => roleWords[role], width: 80 },
    { name: 'Invited by', cell: ({ invited_by }) => invited_by?.full_name, width: 136 },
    { name: 'Expires', cell: ({ expires_at }) => <RelativeTime value={expires_at} />, width: 112 },
    ...(canChange
      ? [
          {
            name: 'Actions',
            cell: (invitation: MemberInvitation) => <Actions invitation={invitation} />,
            width: 176,
          },
        ]
      : []),
  ];
  return <DataTable label="Invited" columns={columns} rows={invitations} keyOf={({ _id }) => _id} />;
}

function Actions({ invitation }: { readonly invitation: MemberInvitation }) {
  const { notifications } = useStores();
  const { mutate, isPending } = useTeamChange();
  const { _id: id, email, role } = invitation;
  const resend = () =>
    mutate((team) => team.invite({ email, role }), {
      onSuccess: () =>
        notifications.success(`${email} gets a new link; the old one no longer works.`, 'Sent again'),
    });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <WaitingButton size="small" busy={isPending} aria-label={`Send again to ${email}`} onClick={resend}>
        Send again
      </WaitingButton>
      <WaitingButton
        size="small"
        busy={isPending}
        aria-label={`Revoke the invitation of ${email}`}
        onClick={() => mutate((team) => team.revoke(id))}
      >
        Revoke
      </WaitingButton>
    </Box>
  );
}
