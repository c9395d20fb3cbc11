import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { CompanyWorkspace } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyMembersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { setWorkspaceMember } from '../../../api/gen/sdk.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';

interface AppointLeadDialogProps {
  readonly workspace: CompanyWorkspace;
  readonly onClose: () => void;
}

/** Makes somebody of the company, or oneself, a lead of a workspace. */
export function AppointLeadDialog({ workspace: { _id, title }, onClose }: AppointLeadDialogProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const { auth } = useStores();
  const { data: team } = useQuery(listCompanyMembersOptions());
  const { values, field, ...form } = useForm({
    initial: { lead: auth.user?._id ?? '' },
    check: () => ({}),
    send: async ({ lead }) => {
      const path = { workspace_id: _id, member_id: lead };
      await setWorkspaceMember({ path, body: { role: 'lead' }, throwOnError: true });
      await queries.invalidateQueries();
      onClose();
    },
  });
  const people = (team?.members ?? []).map((one): [string, string] => [
    one._id,
    one._id === auth.user?._id ? 'Me' : `${one.full_name} (${one.email})`,
  ]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={titleId}>Appoint a lead of {title}</DialogTitle>
        <DialogContent>
          <FormFailure summary={form.summary} failure={form.failure} />
          <SelectField {...field('lead')} value={values.lead} label="Lead">
            <Options of={people} />
          </SelectField>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Leads see its candidates and change everything in it. It’s noted in its activity, and its leads
            are told by email.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={form.isPending} pendingLabel="Appointing">
            Appoint
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
