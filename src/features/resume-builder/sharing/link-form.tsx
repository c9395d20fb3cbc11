import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { taking } from '../../../api/client.ts';
import { listResumesQueryKey, listShareLinksQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createShareLink } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';

interface LinkFormProps {
  readonly resumeId: string;
  readonly onMade: (token: string) => void;
}

const endOf = (day: string) => new Date(`${day}T23:59:59`);

/** What a new link shows, for how long and to whom. */
export function LinkForm({ resumeId, onMade }: LinkFormProps) {
  const queries = useQueryClient();
  const path = { resume_id: resumeId };
  const form = useForm({
    initial: { label: '', expires_at: '', password: '', hides_contact: false, allows_download: true },
    check: ({ expires_at: day }) =>
      day !== '' && !(endOf(day).getTime() > Date.now())
        ? { expires_at: 'Choose a day that is still to come.' }
        : {},
    send: async ({ expires_at: day, ...values }) => {
      const body = { ...values, expires_at: day === '' ? null : endOf(day).toISOString() };
      const { data } = await createShareLink({ ...taking(() => true), path, body, throwOnError: true });
      void queries.invalidateQueries({ queryKey: listShareLinksQueryKey({ path }) });
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      onMade(data.token);
    },
  });
  const { values, field } = form;
  return (
    <Box component="form" noValidate onSubmit={form.onSubmit} sx={{ display: 'grid', gap: 2 }}>
      <FormFailure summary={form.summary} failure={form.failure} />
      <TextFormField
        label="Label (optional)"
        helperText="To tell your links apart. Only you see it."
        maxLength={100}
        autoComplete="off"
        value={values.label}
        {...field('label')}
      />
      <Box sx={pairStyle}>
        <TextFormField
          type="date"
          label="Last day (optional)"
          value={values.expires_at}
          {...field('expires_at')}
        />
        <TextFormField
          label="Password (optional)"
          maxLength={200}
          autoComplete="off"
          value={values.password}
          {...field('password')}
        />
      </Box>
      <div>
        <CheckField label="Hide contact details" checked={values.hides_contact} {...field('hides_contact')} />
        <br />
        <CheckField label="Allow download" checked={values.allows_download} {...field('allows_download')} />
      </div>
      <div>
        <SubmitButton pending={form.isPending}>Create link</SubmitButton>
      </div>
    </Box>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
