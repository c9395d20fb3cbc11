import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AdminPlan, PlanAudience } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { listAllPlansQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createPlanDraft, savePlanDraft } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';
import { audienceWords } from './plan-audiences.ts';
import { fieldsOf, type PlanFields, problemsOf, termsOf } from './plan-fields.ts';

interface PlanDialogProps {
  /** The draft, or the version that a new one begins with; absent for a new plan. */
  readonly plan?: AdminPlan | undefined;
  readonly onClose: () => void;
}

const texts: readonly [keyof Omit<PlanFields, 'is_per_seat'>, string, string?][] = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['currency', 'Currency'],
  ['month', 'Price a month', 'Empty where there is none.'],
  ['year', 'Price a year', 'Empty where there is none.'],
  ['tax', 'Tax in percent', 'Added to the price.'],
  ['trial_days', 'Trial days'],
  ['interviews', 'Interviews a month', 'Empty means no limit.'],
  ['workspaces', 'Active workspaces', 'Empty means no limit.'],
  ['seats', 'Seats', 'Empty means no limit.'],
  ['speech_minutes', 'Minutes of speech a month', 'Empty means no limit.'],
  ['storage_megabytes', 'Storage in MB', 'Of companies. Empty means no limit.'],
  ['features', 'Features', 'Separate them with semicolons.'],
  ['position', 'Position'],
];

/** Writes a draft: of a new plan, of the next version of one, or the one there is. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [audience, setAudience] = useState<PlanAudience>('recruiter');
  const isDraft = plan?.status === 'draft';
  const { values, field, ...form } = useForm<PlanFields>({
    initial: fieldsOf(plan),
    check: problemsOf,
    send: async (fields) => {
      const terms = termsOf(fields, plan);
      const told = { ...taking(() => true), throwOnError: true } as const;
      if (isDraft) await savePlanDraft({ ...told, path: { plan_version_id: plan._id }, body: terms });
      else {
        const of = plan ? { plan_id: plan.plan_id, audience: plan.audience } : { audience };
        await createPlanDraft({ ...told, body: { ...of, terms } });
      }
      await queries.invalidateQueries({ queryKey: listAllPlansQueryKey() });
      notifications.success('Publish it when it is ready.', 'Draft saved');
      onClose();
    },
    blame: ({ fieldErrors }) =>
      fieldErrors.map((one) => (one.field.startsWith('prices') ? { ...one, field: 'month' } : one)),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>
          {plan ? `${plan.name}, version ${isDraft ? plan.version : 'new'}` : 'New plan'}
        </DialogTitle>
        <DialogContent>
          <FormFailure summary={form.summary} failure={form.failure} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {!plan && (
              <SelectField
                name="audience"
                label="For"
                value={audience}
                onChange={({ target }) =>
                  setAudience(target.value === 'candidate' ? 'candidate' : 'recruiter')
                }
              >
                <Options of={Object.entries(audienceWords)} />
              </SelectField>
            )}
            {texts.map(([name, label, help]) => (
              <TextFormField
                key={name}
                {...field(name)}
                value={values[name]}
                label={label}
                helperText={help}
                autoComplete="off"
              />
            ))}
            <CheckField {...field('is_per_seat')} label="Price is per seat" checked={values.is_per_seat} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="medium" pending={form.isPending}>
            Save draft
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
