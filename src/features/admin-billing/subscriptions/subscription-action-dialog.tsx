import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  AdminSubscriptionDetails,
  SubscriptionAction,
  SubscriptionActionKind,
} from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import {
  getSubscriptionQueryKey,
  listAuditEntriesQueryKey,
  listSubscriptionsQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { actOnSubscription } from '../../../api/gen/sdk.gen.ts';
import { amountProblem, smallestUnits } from '../../../capabilities/billing/money-words.ts';
import { planChoices } from '../../../capabilities/billing/plan-choices.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';
import { actionWords } from './subscription-action-words.ts';

interface SubscriptionActionDialogProps {
  readonly subscription: AdminSubscriptionDetails;
  readonly action: SubscriptionActionKind;
  readonly onClose: () => void;
}

/** Asks why, then does it. */
export function SubscriptionActionDialog({ subscription, action, onClose }: SubscriptionActionDialogProps) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const { _id, customer, currency } = subscription;
  const choices = planChoices(subscription.offers, currency);
  const [plan, setPlan] = useState(choices[0]?.key);
  const chosen = choices.find(({ key }) => key === plan);
  const { label, message, done, isDestructive } = actionWords[action];
  const detail = (number: string): Partial<SubscriptionAction> => {
    if (action === 'extend') return { days: Number(number) };
    if (action === 'credit') return { amount: smallestUnits(number, currency ?? '') };
    return action === 'change' && chosen ? { plan: { ...chosen.change, seats: Number(number) } } : {};
  };
  const send = async (reason: string, number: string) => {
    const { data } = await actOnSubscription({
      ...taking(() => true),
      path: { subscription_id: _id },
      body: { action, reason, ...detail(number) },
      throwOnError: true,
    });
    queries.setQueryData(getSubscriptionQueryKey({ path: { subscription_id: _id } }), data);
    notifications.success(customer, done);
    await Promise.all(
      [listSubscriptionsQueryKey(), listAuditEntriesQueryKey()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
  return (
    <ReasonDialog
      title={`${label}: ${customer}`}
      message={message}
      confirmLabel={label}
      isDestructive={isDestructive}
      amount={amountOf(action, subscription)}
      onSend={send}
      onClose={onClose}
    >
      {action === 'change' && (
        <SelectField name="plan" label="Plan" value={plan} onChange={({ target }) => setPlan(target.value)}>
          <Options of={choices.map((choice) => [choice.key, choice.label])} />
        </SelectField>
      )}
    </ReasonDialog>
  );
}

const countProblem = (most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most
    ? undefined
    : `Enter a number from 1 to ${most}.`;

/** The number that an action takes. */
function amountOf(action: SubscriptionActionKind, { currency, seats }: AdminSubscriptionDetails) {
  if (action === 'extend') return { name: 'days', label: 'Days', problemOf: countProblem(366) };
  if (action === 'credit')
    return { name: 'amount', label: `Amount in ${currency}`, problemOf: amountProblem };
  if (action === 'change')
    return { name: 'seats', label: 'Seats', initial: String(seats), problemOf: countProblem(10_000) };
  return undefined;
}
