import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { SavedView } from '../../../../openapi/gen/types.gen.ts';
import { listSavedViewsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { saveView } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import type { OfList } from './viewed-at.ts';

interface SaveViewDialogProps extends OfList {
  /** What the view shows. */
  readonly search: string;
  /** The one of one's own that shows the same. */
  readonly current: SavedView | undefined;
  readonly onClose: () => void;
}

/** Names what a list shows. */
export function SaveViewDialog({ list, workspaceId, search, current, onClose }: SaveViewDialogProps) {
  const queries = useQueryClient();
  const titleId = useId();
  const { values, field, ...form } = useForm({
    initial: {
      name: current?.name ?? '',
      is_shared: current?.is_shared ?? false,
      is_default: current?.is_default ?? false,
    },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Enter a name.' : undefined }),
    send: async ({ name, is_shared, is_default }) => {
      const of = { list, workspace_id: workspaceId ?? null };
      const body = { ...of, name: name.trim(), search, is_shared, is_default };
      await saveView({ body, throwOnError: true });
      const query = { list, ...(workspaceId && { workspace_id: workspaceId }) };
      await queries.invalidateQueries({ queryKey: listSavedViewsQueryKey({ query }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={titleId}>Save view</DialogTitle>
        <DialogContent>
          <FormFailure summary={form.summary} failure={form.failure} />
          <TextFormField
            {...field('name')}
            value={values.name}
            label="Name"
            helperText="It keeps search, filters and order. Your view of the same name is replaced."
            autoComplete="off"
            maxLength={60}
            autoFocus
            required
          />
          <CheckField
            {...field('is_shared')}
            label="Share with everyone who sees this list"
            checked={values.is_shared}
          />
          <CheckField
            {...field('is_default')}
            label="Open the list with this view"
            checked={values.is_default}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={form.isPending} pendingLabel="Saving">
            Save
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
