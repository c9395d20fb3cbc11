import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import type { BulkOutcome } from './bulk-status.tsx';
import { sendTags } from './send-tags.ts';
import { people } from './words.ts';

interface TagDialogProps {
  readonly rows: readonly CompanyCandidate[];
  readonly refresh: () => Promise<unknown>;
  readonly onDone: (outcome: BulkOutcome) => void;
  readonly onClose: () => void;
}

/** Gives those who are selected a tag, or takes one off. */
export function TagDialog({ rows, refresh, onDone, onClose }: TagDialogProps) {
  const titleId = useId();
  const known = [...new Set(rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  const { values, field, ...form } = useForm({
    initial: { action: 'add', tag: '' },
    check: ({ tag }) => ({ tag: tag.trim() === '' ? 'Enter a tag.' : undefined }),
    send: async ({ action, tag }) => {
      const wanted = { tag: tag.trim(), action: action === 'remove' ? 'remove' : 'add' } as const;
      onDone(await sendTags(rows, wanted, refresh));
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={titleId}>Tag {people(rows.length)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormFailure summary={form.summary} failure={form.failure} />
            <SelectField {...field('action')} label="Action" value={values.action}>
              <Options
                of={[
                  ['add', 'Add a tag'],
                  ['remove', 'Remove a tag'],
                ]}
              />
            </SelectField>
            <TextFormField
              {...field('tag')}
              value={values.tag}
              label="Tag"
              autoComplete="off"
              maxLength={60}
              list={`${titleId}-known`}
              autoFocus
              required
            />
            <datalist id={`${titleId}-known`}>
              <Options of={known.map((tag) => [tag, tag])} />
            </datalist>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="medium" pending={form.isPending}>
            {values.action === 'add' ? 'Add tag' : 'Remove tag'}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
