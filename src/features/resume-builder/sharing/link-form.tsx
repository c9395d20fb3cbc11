import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewShareLink } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { listResumesQueryKey, listShareLinksQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createShareLink } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';

import { LinkPreview } from './link-preview.tsx';

interface LinkFormProps {
  readonly resumeId: string;
  readonly onMade: (link: NewShareLink) => void;
}

const endOf = (day: string) => new Date(`${day}T23:59:59`);

/** What a new link shows, for how long and to whom. */
export function LinkForm({ resumeId, onMade }: LinkFormProps) {
  const queries = useQueryClient();
  const path = { resume_id: resumeId };
  const form = useForm({
    initial: {
      ...{ label: '', expires_at: '', password: '' },
      ...{ hides_contact: false, allows_download: true, is_public: false },
    },
    check: ({ expires_at: day }) =>
      day !== '' && !(endOf(day).getTime() > Date.now())
        ? { expires_at: 'Choose a day that is still to come.' }
        : {},
    send: async ({ expires_at: day, ...values }) => {
      const { is_public: isPublic } = values;
      const body = {
        ...values,
        password: isPublic ? '' : values.password,
        allows_download: isPublic || values.allows_download,
        expires_at: day === '' ? null : endOf(day).toISOString(),
      };
      const { data } = await createShareLink({ ...taking(() => true), path, body, throwOnError: true });
      void queries.invalidateQueries({ queryKey: listShareLinksQueryKey({ path }) });
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      onMade(data);
    },
  });
  const [isPreviewed, setIsPreviewed] = useState(false);
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
        {!values.is_public && (
          <TextFormField
            label="Password (optional)"
            maxLength={200}
            autoComplete="off"
            value={values.password}
            {...field('password')}
          />
        )}
      </Box>
      <div>
        <CheckField label="Hide contact details" checked={values.hides_contact} {...field('hides_contact')} />
        <br />
        <CheckField
          label="Public PDF: anyone with the link can open it"
          checked={values.is_public}
          {...field('is_public')}
        />
        {!values.is_public && (
          <>
            <br />
            <CheckField
              label="Allow download"
              checked={values.allows_download}
              {...field('allows_download')}
            />
          </>
        )}
      </div>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending={form.isPending}>Create link</SubmitButton>
        <Button
          variant="text"
          size="large"
          aria-expanded={isPreviewed}
          onClick={() => setIsPreviewed((before) => !before)}
        >
          {isPreviewed ? 'Hide preview' : 'Preview'}
        </Button>
      </Box>
      {isPreviewed && <LinkPreview resumeId={resumeId} hidesContact={values.hides_contact} />}
    </Box>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
