import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CompanyRole } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { emailProblem } from '../../../lib/fields/email-problem.ts';
import { useStores } from '../../../stores/context.tsx';
import { useTeamChange } from '../team.ts';
import { roleWords } from '../words.ts';

/** Mails colleagues a link to join; empty again after each of them. */
export function InviteForm() {
  const [sent, setSent] = useState(0);
  return <OneInvitation key={sent} onSent={() => setSent(sent + 1)} />;
}

function OneInvitation({ onSent }: { readonly onSent: () => void }) {
  const { notifications } = useStores();
  const { mutateAsync } = useTeamChange();
  const [role, setRole] = useState<CompanyRole>('member');
  const { values, field, ...form } = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email }) => {
      const address = email.trim();
      await mutateAsync((team) => team.invite({ email: address, role }));
      notifications.success(`${address} gets a link to join, valid for 14 days.`, 'Invitation sent');
      onSent();
    },
  });
  return (
    <Box component="form" noValidate aria-label="Invite a colleague" onSubmit={form.onSubmit}>
      <FormFailure summary={form.summary} failure={form.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <TextFormField {...field('email')} value={values.email} label="Email" type="email" required />
        </Box>
        <FilterChoice label="Role" value={role} onChange={(chosen) => setRole(chosen as CompanyRole)}>
          {Object.entries(roleWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </FilterChoice>
        <SubmitButton pending={form.isPending} pendingLabel="Sending">
          Invite
        </SubmitButton>
      </Box>
    </Box>
  );
}
