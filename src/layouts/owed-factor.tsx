import { useQuery } from '@tanstack/react-query';
import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { silent } from '../api/client.ts';
import { getAccountSecurityOptions } from '../api/gen/@tanstack/react-query.gen.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page/page-header.tsx';
import { useStores } from '../stores/context.tsx';

/** Says that a second factor is to be set up, until there is one. */
export function OwedFactor({ settings }: { readonly settings: string }) {
  const { owesSecondFactor } = useStores();
  const { data, isFetchedAfterMount } = useQuery({
    ...getAccountSecurityOptions(silent),
    refetchOnMount: 'always',
  });
  const isPaid = isFetchedAfterMount && data?.second_factor.is_owed === false;
  useEffect(() => {
    if (isPaid) runInAction(() => owesSecondFactor.set(false));
  }, [isPaid, owesSecondFactor]);
  return (
    <>
      <PageHeader title="Two-factor authentication" />
      <EmptyState
        title="Set up two-factor authentication first"
        action={<LinkButton to={settings}>Set up</LinkButton>}
      >
        Your administrators require it for your role.
      </EmptyState>
    </>
  );
}
