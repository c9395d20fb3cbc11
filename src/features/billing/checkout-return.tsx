import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Billing } from '../../../openapi/gen/types.gen.ts';
import { listInvoicesQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { Notice } from '../../components/notice.tsx';
import { useStores } from '../../stores/context.tsx';

const ASK_AGAIN_MS = 2000;

/** How often to ask whether the payment has arrived, for who comes back from paying. */
export const usePaymentWait = () => {
  const [search] = useSearchParams();
  const isBack = search.get('checkout') === 'done';
  return ({ state: { data } }: { readonly state: { readonly data: Billing | undefined } }) =>
    isBack && data?.subscription.currency === null ? ASK_AGAIN_MS : false;
};

/** Says how it stands with a payment from which somebody comes back. */
export function CheckoutReturn({ billing }: { readonly billing: Billing }) {
  const [search, setSearch] = useSearchParams();
  const { notifications } = useStores();
  const queries = useQueryClient();
  const isBack = search.get('checkout') === 'done';
  const isPaid = billing.subscription.currency !== null;
  const { name } = billing.plan;
  useEffect(() => {
    if (!isBack || !isPaid) return;
    void queries.invalidateQueries({ queryKey: listInvoicesQueryKey() });
    notifications.success(`You’re on ${name}.`, 'Plan changed');
    setSearch(
      (now) => {
        now.delete('checkout');
        return now;
      },
      { replace: true },
    );
  }, [isBack, isPaid, name, notifications, queries, setSearch]);
  if (!isBack || isPaid) return null;
  return <Notice tone="info">Your payment is being confirmed. Your plan changes once it is.</Notice>;
}
