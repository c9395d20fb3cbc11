import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CompanyRole } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
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
  const { values, field, ...form } = useForm({
    initial: { email: '', role: 'member' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email, role }) => {
      const address = email.trim();
      await mutateAsync((team) => team.invite({ email: address, role: role as CompanyRole }));
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
        <SelectField {...field('role')} value={values.role} label="Role">
          <Options of={Object.entries(roleWords)} />
        </SelectField>
        <SubmitButton pending={form.isPending} pendingLabel="Sending">
          Invite
        </SubmitButton>
      </Box>
    </Box>
  );
}
