import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecruiterProfile } from '../../../../openapi/gen/types.gen.ts';
import { updateRecruiterProfile } from '../../../api/gen/sdk.gen.ts';
import { CompanyFields } from '../../../components/form/fields/company-fields.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { type CompanyForm, companyOf, companyProblems, noCompany } from '../../../lib/fields/company-form.ts';
import { useStores } from '../../../stores/context.tsx';
import { companyProfile } from '../queries.ts';

/** Company, its size and one's own title. */
export function ProfileForm({ profile }: { readonly profile: RecruiterProfile | null }) {
  const { auth } = useStores();
  const queries = useQueryClient();
  const [saved, setSaved] = useState<CompanyForm>();
  const { values, failure, summary, isPending, field, onSubmit } = useForm<CompanyForm>({
    initial: profile ?? noCompany,
    keptAs: auth.user ? `company:${auth.user._id}` : undefined,
    check: companyProblems,
    send: async (form) => {
      const { data } = await updateRecruiterProfile({ body: companyOf(form) });
      queries.setQueryData(companyProfile().queryKey, data);
      setSaved(form);
    },
  });
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Company" onSubmit={onSubmit}>
      <FormFailure summary={summary} failure={failure} />
      <CompanyFields values={values} field={field} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SubmitButton pending={isPending} pendingLabel="Saving">
          Save
        </SubmitButton>
        <span role="status">{isSame(saved, values) && !isPending && 'Saved'}</span>
      </Box>
    </Stack>
  );
}

/** Whether what was saved is still what stands in the form. */
const isSame = (saved: CompanyForm | undefined, values: CompanyForm) =>
  JSON.stringify(saved) === JSON.stringify(values);
