import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { taking } from '../../../api/client.ts';
import { getResumeQueryKey, listResumesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createResume } from '../../../api/gen/sdk.gen.ts';
import { ResumeImport } from '../../../capabilities/resume-import/review/resume-import.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { blankDraft } from '../content/blank-draft.ts';
import { LanguageField } from '../content/language-field.tsx';

/** Begins a resume. */
export function CreateResumePage() {
  const { auth } = useStores();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { title: 'Resume', language: 'en' },
    check: ({ title }) => (title.trim() === '' ? { title: 'Enter a title.' } : {}),
    send: async ({ title, language }) => {
      const body = blankDraft(title.trim(), language, auth.user ?? { full_name: '', email: '' });
      const { data } = await createResume({ ...taking(() => true), body, throwOnError: true });
      queries.setQueryData(getResumeQueryKey({ path: { resume_id: data._id } }), data);
      void queries.invalidateQueries({ queryKey: listResumesQueryKey() });
      await navigate(paths.resumes.one(data._id));
    },
  });
  return (
    <>
      <PageHeader title="New resume" subtitle={<TextLink to={paths.resumes.home}>Resume builder</TextLink>} />
      <Box component="form" noValidate onSubmit={form.onSubmit} sx={formStyle}>
        <FormFailure summary={form.summary} failure={form.failure} />
        <TextFormField
          label="Title"
          helperText="Only you see it."
          maxLength={200}
          autoComplete="off"
          value={form.values.title}
          {...form.field('title')}
        />
        <LanguageField value={form.values.language} {...form.field('language')} />
        <div>
          <SubmitButton pending={form.isPending}>Start</SubmitButton>
        </div>
      </Box>
      <Box sx={{ mt: 4, maxWidth: 720 }}>
        <ResumeImport onCreated={({ _id }) => void navigate(paths.resumes.one(_id))} />
      </Box>
    </>
  );
}

const formStyle = { display: 'grid', gap: 3, maxWidth: 480 } as const;
