import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WorkspaceRequest } from '../../../../openapi/gen/types.gen.ts';
import type { FormError } from '../../../components/form/error-summary.tsx';
import { lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useKeptDraft } from '../../../components/form/use-kept-draft.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { paths } from '../../../lib/paths.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { useStores } from '../../../stores/context.tsx';
import { JobFields, LONGEST_DESCRIPTION } from '../components/job-fields.tsx';
import { SuggestCompetencies } from '../components/suggest-competencies.tsx';
import { rubricProblems, tidied } from '../rubric/competencies.ts';
import { RubricEditor } from '../rubric/rubric-editor.tsx';
import { useCreateWorkspace } from '../use-create-workspace.ts';

const nothing: WorkspaceRequest = {
  title: '',
  department: '',
  location: '',
  employment_type: 'full_time',
  job_description: '',
  competencies: [],
};

function problemsOf({ title, job_description: text, competencies }: WorkspaceRequest): FormError[] {
  const tooLong = lengthProblem(text, LONGEST_DESCRIPTION);
  return [
    ...(title.trim() === '' ? [{ message: 'Enter a title.', fieldId: 'title' }] : []),
    ...(tooLong ? [{ message: tooLong }] : []),
    ...rubricProblems(competencies),
  ];
}

/** A role to hire for, and what its candidates are assessed by. */
export const NewWorkspacePage = observer(function NewWorkspacePage() {
  const navigate = useNavigate();
  const { auth } = useStores();
  const { draft, change, savedAt, forget } = useKeptDraft(`workspace:${auth.user?._id}`, nothing);
  const [stopped, setStopped] = useState<readonly FormError[]>([]);
  const { mutate, isPending, error } = useCreateWorkspace(({ _id }) => {
    forget();
    navigate(paths.recruiter.workspace(_id));
  });
  const problems = problemsOf(draft);
  const isLeft = ({ message }: FormError) => problems.some((one) => one.message === message);
  const summary = stopped.filter(isLeft);
  const wrong = new Set(summary.flatMap(({ fieldId }) => fieldId ?? []));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setStopped(problems);
    if (problems.length === 0 && !isPending) mutate({ ...draft, competencies: tidied(draft.competencies) });
  };
  useKeyChord('Enter', submit);
  return (
    <form noValidate aria-label="New workspace" onSubmit={submit}>
      <PageHeader
        title="New workspace"
        aside={
          <Typography role="status" variant="body2" color="textSecondary">
            {savedAt && `Saved ${timeOfDay(savedAt)}`}
          </Typography>
        }
        actions={
          <SubmitButton pending={isPending} pendingLabel="Creating" title="Ctrl+Enter">
            Create
          </SubmitButton>
        }
      />
      <FormFailure summary={summary} failure={canBeTold(error) ? error : null} />
      <Box sx={columnsStyle}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <JobFields
            job={draft}
            onChange={change}
            titleError={wrong.has('title') ? 'Enter a title.' : undefined}
          />
          <SuggestCompetencies
            job={{ title: draft.title, job_description: draft.job_description }}
            competencies={draft.competencies}
            onSuggest={(competencies) => change({ competencies })}
          />
        </Box>
        <RubricEditor
          competencies={draft.competencies}
          onChange={(competencies) => change({ competencies })}
          wrong={wrong}
        />
      </Box>
    </form>
  );
});

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(300px, 400px) minmax(0, 1fr)' },
  gap: 3,
} as const;
