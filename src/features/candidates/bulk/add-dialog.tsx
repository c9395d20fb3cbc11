import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';
import { addCandidates } from '../../../api/gen/sdk.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { inBatches } from './batches.ts';
import type { BulkOutcome } from './bulk-status.tsx';
import { isHidden, leftOut, people } from './words.ts';
import { useWorkplaces } from './workplaces.ts';

interface AddDialogProps {
  readonly rows: readonly CompanyCandidate[];
  readonly refresh: () => Promise<unknown>;
  readonly onDone: (outcome: BulkOutcome) => void;
  readonly onClose: () => void;
}

/** Puts those who are selected into the first stage of another workspace. */
export function AddDialog({ rows, refresh, onDone, onClose }: AddDialogProps) {
  const titleId = useId();
  const workplaces = useWorkplaces();
  const titleOf = (id: string) => workplaces.find(({ _id }) => _id === id)?.title ?? '';
  const { values, field, ...form } = useForm({
    initial: { workspace: '' },
    check: ({ workspace }) => ({ workspace: workspace === '' ? 'Choose a workspace.' : undefined }),
    send: async ({ workspace }) => {
      const { left, ...outcome } = await addTo(workspace, rows).finally(refresh);
      onDone({ words: wordsOf(outcome, titleOf(workspace), rows), left });
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={titleId}>Add {people(rows.length)} to a workspace</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormFailure summary={form.summary} failure={form.failure} />
            <SelectField {...field('workspace')} label="Workspace" value={values.workspace} autoFocus>
              <option value="">Choose</option>
              <Options of={workplaces.map(({ _id, title }) => [_id, title])} />
            </SelectField>
            <Typography variant="body2" color="textSecondary">
              They start in its first stage and are not notified. Whoever is there already stays.
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="medium" pending={form.isPending}>
            Add {rows.length}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Added {
  readonly added: number;
  readonly here: number;
  readonly failure: readonly string[];
}

async function addTo(
  workspace_id: string,
  rows: readonly CompanyCandidate[],
): Promise<Added & Pick<BulkOutcome, 'left'>> {
  const named = rows.filter((row) => !isHidden(row));
  const { answers, ...rest } = await inBatches(named, async (some) => {
    const candidates = some.map(({ full_name, email }) => ({ full_name, email }));
    return (await addCandidates({ path: { workspace_id }, body: { candidates }, throwOnError: true })).data;
  });
  const sum = (of: 'added' | 'here') => answers.reduce((total, one) => total + one[of], 0);
  return { added: sum('added'), here: sum('here'), ...rest };
}

function wordsOf({ added, here, failure }: Added, title: string, rows: readonly CompanyCandidate[]): string {
  const hidden = rows.filter(isHidden).map(({ _id }) => _id);
  return [
    added > 0 ? `${people(added)} added to ${title}.` : `Nobody was added to ${title}.`,
    ...(here > 0 ? [here === 1 ? '1 is there already.' : `${here} are there already.`] : []),
    ...leftOut(rows, hidden, 'names are hidden from you'),
    ...failure,
  ].join(' ');
}
