import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateProfile } from '../../../../../openapi/gen/types.gen.ts';
import { getCandidateProfileQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { updateCandidateProfile } from '../../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { timeOfDay } from '../../../../lib/time-of-day.ts';
import { useStores } from '../../../../stores/context.tsx';
import { LinesField } from './lines-field.tsx';
import { profileOf, profileProblems, profileTexts } from './profile-texts.ts';

/** Headline, skills and links; what was typed is kept when the session ends before it is saved (D8). */
export function ProfileForm({ profile }: { readonly profile: CandidateProfile }) {
  const { auth } = useStores();
  const queries = useQueryClient();
  const [saved, setSaved] = useState({ texts: profileTexts(profile), at: profile.saved_at });
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: saved.texts,
    keptAs: auth.user ? `profile:${auth.user._id}` : undefined,
    check: profileProblems,
    send: async (texts) => {
      const { data } = await updateCandidateProfile({ body: profileOf(texts) });
      queries.setQueryData(getCandidateProfileQueryKey(), data);
      setSaved({ texts, at: data.saved_at });
    },
  });
  const isSaved = !isPending && JSON.stringify(saved.texts) === JSON.stringify(values);
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Profile" onSubmit={onSubmit}>
      <FormFailure summary={summary} failure={failure} />
      <TextFormField
        {...field('headline')}
        value={values.headline}
        label="Headline"
        autoComplete="organization-title"
        helperText="Your work in one line"
      />
      <LinesField {...field('skills')} value={values.skills} label="Skills" help="One per line, up to 50" />
      <LinesField
        {...field('links')}
        value={values.links}
        label="Links"
        help="One per line, up to 10, starting with https:// or http://"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton pending={isPending} pendingLabel="Saving">
          Save
        </SubmitButton>
        <span role="status">{isSaved && saved.at && `Saved ${timeOfDay(saved.at)}`}</span>
      </Box>
    </Stack>
  );
}
