import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PracticeOptions } from '../../../../openapi/gen/types.gen.ts';
import { getPracticeOptionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { unfinishedSessions } from '../../../api/unfinished-sessions.ts';
import { EngineNote } from '../../../capabilities/interview/engine-note.tsx';
import { useCreateSession } from '../../../capabilities/interview/use-create-session.ts';
import { ruleOf } from '../../../capabilities/interview/words.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useKeptValues, withKept } from '../../../components/form/use-kept-values.ts';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { trialOf } from '../../../stores/kept-trial.ts';
import { initialForm, practiceRequest, withWishes } from '../components/practice-choices.ts';
import { PracticeFields } from '../components/practice-fields.tsx';
import { UnfinishedPractices } from '../components/unfinished-practices.tsx';
import { drillOf } from '../drill/drill.ts';
import { DrillSetup } from '../drill/drill-setup.tsx';
import { SaveTrial } from '../trial/save-trial.tsx';

/** Chooses what to practise and creates the session; what was tried before the registration comes first. */
export function PracticePage() {
  const { user } = useStores().auth;
  const [trial, setTrial] = useState(() => user && trialOf(user.email));
  return trial ? <SaveTrial trial={trial} onDrop={() => setTrial(null)} /> : <NewPractice />;
}

function NewPractice() {
  const options = useQuery(getPracticeOptionsOptions());
  // Without them a new practice can be set up all the same; before they are there the form would jump.
  const unfinished = useQuery(unfinishedSessions());
  const isPending = options.isPending || unfinished.isPending;
  return (
    <FocusedFrame backLabel="Dashboard">
      <PageHeader
        title="Practise an interview"
        subtitle="Real questions, at your pace. No recruiter sees a practice interview or its report."
      />
      {options.data && !isPending && (
        <Stack spacing={4}>
          {unfinished.data && <UnfinishedPractices sessions={unfinished.data.items} />}
          <Setup options={options.data} />
        </Stack>
      )}
      {isPending && !options.isError && <SkeletonLines rows={6} />}
      {options.isError && !options.data && (
        <ErrorPanel
          title="The choices could not be loaded"
          error={options.error}
          onRetry={() => void options.refetch()}
        />
      )}
    </FocusedFrame>
  );
}

/** The drill that the address names, else all choices. */
function Setup({ options }: { readonly options: PracticeOptions }) {
  const [search] = useSearchParams();
  const drill = drillOf(options, search);
  return drill ? <DrillSetup drill={drill} engine={options.engine} /> : <PracticeSetup options={options} />;
}

/** What a session that ends would take along: choices are made again soon, a pasted text may be gone. */
const nothingTyped = { jobDescription: '' };

function PracticeSetup({ options }: { readonly options: PracticeOptions }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { auth } = useStores();
  const keptAs = auth.user ? `practice:${auth.user._id}` : undefined;
  const [form, setForm] = useState(() => ({
    ...withWishes(options, initialForm(options), search),
    ...withKept(keptAs, nothingTyped),
  }));
  const submitted = useKeptValues(keptAs, { jobDescription: form.jobDescription }, nothingTyped);
  const creation = useCreateSession((session) => {
    submitted();
    void navigate(paths.candidate.session(session._id));
  });
  const descriptionError = lengthProblem(form.jobDescription, options.job_description_max_length);
  const create = () => creation.create(practiceRequest(form));
  const rule = ruleOf(form.questionType);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!descriptionError) create();
  };

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PracticeFields options={options} form={form} descriptionError={descriptionError} onChange={setForm} />
      <Stack spacing={3} sx={{ mt: 4 }}>
        <section aria-labelledby="engine-heading">
          <Typography id="engine-heading" component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
            What looks at your answers
          </Typography>
          {rule ? <Typography>{rule}</Typography> : <EngineNote engine={options.engine} />}
        </section>
        {creation.isError && (
          <ErrorPanel title="The interview was not set up" error={creation.error} onRetry={create} />
        )}
        <SubmitButton pending={creation.isPending} sx={{ alignSelf: { sm: 'flex-start' } }}>
          Set up interview
        </SubmitButton>
        <Typography variant="body2" color="textSecondary">
          The clock does not run yet: you start it on the next page.
        </Typography>
      </Stack>
    </Box>
  );
}
