import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { OpenLinkReceipt } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { applyByOpenLink } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { canBeTold, useForm } from '../../../components/form/use-form.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { emailProblem } from '../../../lib/fields/email-problem.ts';
import { invisibleProblem, nameProblem } from '../../../lib/fields/short-text-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';

interface ApplicationFormProps {
  readonly token: string;
  readonly company: string;
  readonly onSent: (receipt: OpenLinkReceipt, email: string) => void;
}

const LONGEST_PHONE = 60;

/** Who applies; a candidate who is signed in finds name and address filled in. */
export const ApplicationForm = observer(function ApplicationForm({
  token,
  company,
  onSent,
}: ApplicationFormProps) {
  const { user } = useStores().auth;
  const me = user?.role === 'candidate' ? user : null;
  const { values, field, ...form } = useForm({
    initial: { full_name: me?.full_name ?? '', email: me?.email ?? '', phone: '', agrees: false },
    check: ({ full_name, email, phone, agrees }) => ({
      full_name: nameProblem(full_name),
      email: emailProblem(email),
      phone:
        phone.trim().length > LONGEST_PHONE
          ? `Use at most ${LONGEST_PHONE} characters.`
          : invisibleProblem(phone),
      agrees: agrees ? undefined : `${company} needs your consent to consider the application.`,
    }),
    send: async ({ full_name, email, phone }) => {
      const { data } = await applyByOpenLink({
        ...taking(canBeTold),
        body: {
          token,
          full_name: full_name.trim(),
          email: email.trim(),
          phone: phone.trim(),
          agrees: true,
        },
        throwOnError: true,
      });
      onSent(data, email.trim());
    },
  });
  const { agrees, ...texts } = values;
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Apply" onSubmit={form.onSubmit}>
      <Typography component="h2" variant="h2">
        Apply
      </Typography>
      <FormFailure summary={form.summary} failure={form.failure} />
      <TextFormField
        {...field('full_name')}
        value={texts.full_name}
        label="Full name"
        autoComplete="name"
        required
      />
      <TextFormField
        {...field('email')}
        value={texts.email}
        label="Email"
        type="email"
        autoComplete="email"
        helperText={
          me?.email === texts.email.trim()
            ? 'You’re signed in with this address.'
            : 'We send a link to it to confirm.'
        }
        required
      />
      <TextFormField
        {...field('phone')}
        value={texts.phone}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
      />
      <CheckField
        {...field('agrees')}
        checked={agrees}
        label={
          <>
            {company} may store and review my application (
            <TextLink to={paths.legal.privacy} target="_blank" rel="noopener">
              privacy
            </TextLink>
            )
          </>
        }
      />
      <div>
        <SubmitButton pending={form.isPending} pendingLabel="Sending">
          Apply
        </SubmitButton>
      </div>
    </Stack>
  );
});
