import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Billing, PlanChange } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getBillingQueryKey, listInvoicesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { changePlan, openCheckout } from '../../../api/gen/sdk.gen.ts';
import { type PlanChoice, planChoices } from '../../../capabilities/billing/plan-choices.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';
import { ChargePreview } from './charge-preview.tsx';

interface ChangeDialogProps {
  readonly billing: Billing;
  readonly onClose: () => void;
}

/** A plan, its interval and seats, and what they cost before they are bought. */
export function ChangeDialog({ billing, onClose }: ChangeDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const { notifications } = useStores();
  const choices = choicesOf(billing);
  const isPaidThere = billing.provider === 'stripe' && billing.subscription.currency === null;
  const { values, field, ...form } = useForm({
    initial: { plan_version_id: currentChoice(billing, choices), seats: String(seatsOf(billing)) },
    check: ({ seats }) => ({ seats: isCount(seats) ? undefined : 'Enter a number from 1.' }),
    send: async (fields) => {
      const body = changeOf(choices, fields.plan_version_id, fields.seats);
      if (!body) return;
      if (isPaidThere) {
        const { data } = await openCheckout({ ...taking(() => true), body, throwOnError: true });
        window.location.assign(data.url);
        return;
      }
      const { data } = await changePlan({ ...taking(() => true), body, throwOnError: true });
      queries.setQueryData(getBillingQueryKey(), data);
      void queries.invalidateQueries({ queryKey: listInvoicesQueryKey() });
      notifications.success(`You’re on ${data.plan.name}.`, 'Plan changed');
      onClose();
    },
  });
  const chosen = choices.find(({ key }) => key === values.plan_version_id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Box component="form" noValidate aria-labelledby={id} onSubmit={form.onSubmit}>
        <DialogTitle id={id}>Change plan</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormFailure summary={form.summary} failure={form.failure} />
          <SelectField {...field('plan_version_id')} value={values.plan_version_id} label="Plan">
            <Options of={choices.map(({ key, label }) => [key, label])} />
          </SelectField>
          {chosen?.plan.is_per_seat && (
            <TextFormField {...field('seats')} value={values.seats} label="Seats" inputMode="numeric" />
          )}
          <ChargePreview change={changeOf(choices, values.plan_version_id, values.seats)} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Keep current plan
          </Button>
          <SubmitButton
            size="medium"
            pending={form.isPending}
            pendingLabel={isPaidThere ? 'Opening' : 'Changing'}
          >
            {isPaidThere ? 'Continue to payment' : 'Change now'}
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function choicesOf({ offers, plan, subscription }: Billing): readonly PlanChoice[] {
  const all = offers.some(({ _id }) => _id === plan._id) ? offers : [plan, ...offers];
  return planChoices(all, subscription.currency);
}

function currentChoice({ plan, subscription }: Billing, choices: readonly PlanChoice[]): string {
  const current = choices.find(
    ({ change }) => change.plan_version_id === plan._id && change.interval === subscription.interval,
  );
  return (current ?? choices[0])?.key ?? '';
}

/** What is paid for, and at first at least what is in use. */
function seatsOf({ subscription, usage, plan }: Billing): number {
  const used = usage.find(({ meter }) => meter === 'seats')?.used ?? 1;
  return plan.is_per_seat ? subscription.seats : Math.max(used, 1);
}

const isCount = (text: string) => /^[1-9]\d{0,3}$/.test(text.trim());

function changeOf(choices: readonly PlanChoice[], key: string, seats: string): PlanChange | undefined {
  const choice = choices.find((one) => one.key === key);
  if (!choice || !isCount(seats)) return undefined;
  return { ...choice.change, seats: choice.plan.is_per_seat ? Number(seats) : 1 };
}
