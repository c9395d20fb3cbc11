import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getBillingQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { setRenewal } from '../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../components/form/use-form.ts';
import { useStores } from '../../stores/context.tsx';

/** Cancels the plan at the end of its period, once that was confirmed, or keeps it. */
export function useRenewal() {
  const queries = useQueryClient();
  const { confirm, notifications } = useStores();
  const [isPending, setPending] = useState(false);

  const set = async (isCanceled: boolean) => {
    const question = {
      title: 'Cancel your plan?',
      message: 'It stays until its period ends. Then you have the free plan, and nothing is deleted.',
      confirmLabel: 'Cancel plan',
      cancelLabel: 'Not now',
      variant: 'error' as const,
    };
    if (isCanceled && !(await confirm.ask(question))) return;
    setPending(true);
    try {
      const { data } = await setRenewal({ body: { cancel_at_period_end: isCanceled }, throwOnError: true });
      queries.setQueryData(getBillingQueryKey(), data);
      notifications.success(isCanceled ? 'It ends with its period.' : 'It renews.', 'Plan saved');
    } catch (error) {
      if (!canBeTold(error)) throw error;
    } finally {
      setPending(false);
    }
  };
  return { setRenewal: set, isPending };
}
