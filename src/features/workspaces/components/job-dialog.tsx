import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Workspace, WorkspaceFields } from '../../../../openapi/gen/types.gen.ts';
import {
  getWorkspaceQueryKey,
  listActivityQueryKey,
  listWorkspacesQueryKey,
  updateWorkspaceMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { employmentWords } from '../../../capabilities/hiring/employment-words.ts';
import { lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { factLine } from '../../../lib/fact-line.ts';
import { JobFields, LONGEST_DESCRIPTION } from './job-fields.tsx';

interface JobDialogProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** What the role is about: to read, and for leads to change. */
export function JobDialog({ workspace, onClose }: JobDialogProps) {
  const id = useId();
  const { department, location, employment_type } = workspace;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Job details</DialogTitle>
      {workspace.my_role === 'lead' ? (
        <JobForm workspace={workspace} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {factLine([department, location, employmentWords[employment_type]].filter(Boolean).join(' · '))}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              {workspace.job_description || 'No description.'}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function JobForm({ workspace, onClose }: JobDialogProps) {
  const queries = useQueryClient();
  const path = { workspace_id: workspace._id };
  const { title, department, location, employment_type, job_description } = workspace;
  const [job, setJob] = useState<WorkspaceFields>({
    title,
    department,
    location,
    employment_type,
    job_description,
  });
  const [hidesNames, setHidesNames] = useState(workspace.hides_names);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...updateWorkspaceMutation(),
    onSuccess: (changed) => {
      queries.setQueryData(getWorkspaceQueryKey({ path }), changed);
      void queries.invalidateQueries({ queryKey: listWorkspacesQueryKey() });
      void queries.invalidateQueries({ queryKey: listActivityQueryKey({ path }) });
      onClose();
    },
  });
  const isUntitled = job.title.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || isUntitled || lengthProblem(job.job_description, LONGEST_DESCRIPTION)) return;
    mutate({ path, body: { ...job, hides_names: hidesNames } });
  };
  return (
    <form noValidate aria-label="Job details" onSubmit={save}>
      <DialogContent>
        <FormFailure summary={[]} failure={canBeTold(error) ? error : null} />
        <JobFields
          job={job}
          onChange={(change) => setJob({ ...job, ...change })}
          titleError={isTried && isUntitled ? 'Enter a title.' : undefined}
        />
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, minHeight: 24 }}>
          <input
            type="checkbox"
            checked={hidesNames}
            onChange={({ target }) => setHidesNames(target.checked)}
          />
          <Typography variant="body2">Hide names and sound from reviewers until they rate</Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton pending={isPending} pendingLabel="Saving" size="medium">
          Save
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
