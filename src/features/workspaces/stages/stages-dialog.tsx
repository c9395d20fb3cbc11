import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Workspace } from '../../../../openapi/gen/types.gen.ts';
import { getWorkspaceQueryKey, setStagesMutation } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { randomId } from '../../../lib/random-id.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { draftsOf, type EditedStage, editedOf, moved, problemIn } from './stage-drafts.ts';
import { StageRow } from './stage-row.tsx';

/** Leads say which stages a workspace has. */
export function StagesButton({ workspace }: { readonly workspace: Workspace }) {
  const [isOpen, setOpen] = useState(false);
  if (workspace.my_role !== 'lead') return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Stages
      </Button>
      {isOpen && <StagesDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}

interface StagesDialogProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

const MOST = 12;

function StagesDialog({ workspace, onClose }: StagesDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const path = { workspace_id: workspace._id };
  const [stages, setStages] = useState<readonly EditedStage[]>(() => workspace.stages.map(editedOf));
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...setStagesMutation(),
    onSuccess: async (changed) => {
      queries.setQueryData(getWorkspaceQueryKey({ path }), changed);
      onClose();
      await queries.invalidateQueries();
    },
  });
  const problem = problemIn(stages);
  const change = (at: number, to: Partial<EditedStage>) =>
    setStages(stages.map((one, index) => (index === at ? { ...one, ...to } : one)));
  const add = () => setStages([...stages, { key: randomId(), id: null, name: '', limit: '', active: 0 }]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isPending && !problem) mutate({ path, body: { stages: draftsOf(stages) } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Stages</DialogTitle>
      <form noValidate aria-label="Stages" onSubmit={save}>
        <DialogContent>
          <FormFailure summary={[]} failure={canBeTold(error) ? error : null} />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Beyond its limit a candidate counts as stuck. Only an empty stage can be removed.
          </Typography>
          <Box component="ol" sx={plainList}>
            {stages.map((stage, at) => (
              <StageRow
                key={stage.key}
                stage={stage}
                at={at}
                count={stages.length}
                onChange={(to) => change(at, to)}
                onMove={(by) => setStages(moved(stages, at, by))}
                onRemove={() => setStages(stages.filter((one) => one !== stage))}
              />
            ))}
          </Box>
          {isTried && problem && (
            <Typography role="alert" variant="body2" color="error">
              {problem}
            </Typography>
          )}
          <Button variant="text" disabled={stages.length >= MOST} onClick={add}>
            Add stage
          </Button>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={isPending} pendingLabel="Saving" size="medium">
            Save
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
