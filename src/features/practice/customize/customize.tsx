import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PracticeOptions } from '../../../../openapi/gen/types.gen.ts';
import {
  initialForm,
  practiceRequest,
  withWishes,
} from '../../../capabilities/interview/practice/practice-choices.ts';
import { useStartPractice } from '../../../capabilities/interview/use-start-practice.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useKeptValues, withKept } from '../../../components/form/use-kept-values.ts';
import { useStores } from '../../../stores/context.tsx';
import { PracticeFields } from './practice-fields.tsx';

/** What a session that ends would take along: choices are made again soon, a pasted text may be gone. */
const nothingTyped = { jobDescription: '' };

/** Every choice of a practice; closed until somebody wants one, or has typed in it before. */
export function Customize({ options }: { readonly options: PracticeOptions }) {
  const [search] = useSearchParams();
  const { auth } = useStores();
  const keptAs = auth.user ? `practice:${auth.user._id}` : undefined;
  const [form, setForm] = useState(() => ({
    ...withWishes(options, initialForm(options), search),
    ...withKept(keptAs, nothingTyped),
  }));
  const submitted = useKeptValues(keptAs, { jobDescription: form.jobDescription }, nothingTyped);
  const creation = useStartPractice(submitted);
  const descriptionError = lengthProblem(form.jobDescription, options.job_description_max_length);
  const create = () => creation.create(practiceRequest(form));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!descriptionError) create();
  };

  return (
    <Disclosure summary="Customize" isOpen={form.jobDescription !== ''}>
      <Box component="form" noValidate aria-label="Customize" onSubmit={submit} sx={{ pt: 1 }}>
        <PracticeFields
          options={options}
          form={form}
          descriptionError={descriptionError}
          onChange={setForm}
        />
        <Stack spacing={3} sx={{ mt: 4 }}>
          {creation.isError && (
            <ErrorPanel title="The practice was not started" error={creation.error} onRetry={create} />
          )}
          <SubmitButton pending={creation.isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
            Start practice
          </SubmitButton>
        </Stack>
      </Box>
    </Disclosure>
  );
}
