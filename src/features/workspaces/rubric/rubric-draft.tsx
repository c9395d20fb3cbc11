import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Rubric } from '../../../../openapi/gen/types.gen.ts';
import {
  getWorkspaceQueryKey,
  listRubricsQueryKey,
  publishRubricMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { FormError } from '../../../components/form/error-summary.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { useKeptDraft } from '../../../components/form/use-kept-draft.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { useStores } from '../../../stores/context.tsx';
import { rubricProblems, tidied } from './competencies.ts';
import { rubricChanges } from './rubric-changes.ts';
import { RubricEditor } from './rubric-editor.tsx';
import { RubricUse } from './rubric-use.tsx';

interface RubricDraftProps {
  readonly workspaceId: string;
  /** The version that the draft goes on from. */
  readonly newest: Rubric;
}

/** The next version of a rubric while it is written, with what it changes. */
export const RubricDraft = observer(function RubricDraft({ workspaceId, newest }: RubricDraftProps) {
  const { auth } = useStores();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const path = { workspace_id: workspaceId };
  const { draft, change, forget } = useKeptDraft(`rubric:${workspaceId}:${auth.user?._id}`, {
    competencies: newest.competencies,
  });
  const [stopped, setStopped] = useState<readonly FormError[]>([]);
  const { mutate, isPending, error } = useMutation({
    ...publishRubricMutation(),
    onSuccess: () => {
      forget();
      navigate('?tab=rubric');
      void queries.invalidateQueries({ queryKey: getWorkspaceQueryKey({ path }) });
    },
    // Somebody may have been faster: what they published is then what the difference is to.
    onSettled: () => queries.invalidateQueries({ queryKey: listRubricsQueryKey({ path }) }),
  });
  const problems = rubricProblems(draft.competencies);
  const summary = stopped.filter(({ message }) => problems.some((one) => one.message === message));
  const competencies = tidied(draft.competencies);
  const changes = rubricChanges(newest.competencies, competencies);
  const publish = (event?: FormEvent) => {
    event?.preventDefault();
    setStopped(problems);
    if (problems.length > 0 || changes.length === 0 || isPending) return;
    mutate({ path, body: { base_version: newest.version, competencies } });
  };
  useKeyChord('Enter', publish);
  const next = `v${newest.version + 1}`;
  return (
    <form noValidate aria-label={`Rubric ${next}`} onSubmit={publish}>
      <FormFailure summary={summary} failure={canBeTold(error) ? error : null} />
      <Box sx={columnsStyle}>
        <RubricEditor
          competencies={draft.competencies}
          onChange={(to) => change({ competencies: to })}
          wrong={new Set(summary.flatMap(({ fieldId }) => fieldId ?? []))}
        />
        <section aria-label="Changes">
          <Typography component="h2" variant="h4" sx={{ minHeight: 40 }}>
            Changes to v{newest.version}
          </Typography>
          <div role="status">
            <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5, typography: 'body2' }}>
              {changes.length === 0 ? <li>None yet</li> : changes.map((one) => <li key={one}>{one}</li>)}
            </Box>
          </div>
          <RubricUse workspaceId={workspaceId} rubric={newest} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton pending={isPending} pendingLabel="Publishing" aria-disabled={changes.length === 0}>
              Publish {next}
            </SubmitButton>
            <LinkButton to="?tab=rubric" variant="text" onClick={forget}>
              Discard
            </LinkButton>
          </Box>
        </section>
      </Box>
    </form>
  );
});

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' },
  gap: 3,
} as const;
