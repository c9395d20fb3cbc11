import { useQuery } from '@tanstack/react-query';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { silent } from '../api/client.ts';
import { getAccountSecurityOptions } from '../api/gen/@tanstack/react-query.gen.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';

/** The pages on which somebody sets up what they owe. */
const ownPages: readonly string[] = [paths.admin.profile, paths.recruiter.settings];

/** Stands in the place of every page of somebody whose role needs a second factor here, until they have one. */
export const SecondFactorGate = observer(function SecondFactorGate({ children }: { children: ReactNode }) {
  const { auth, owesSecondFactor } = useStores();
  const { pathname } = useLocation();
  const isOwed = owesSecondFactor.get();
  if (!isOwed || ownPages.includes(pathname)) return children;
  const own = auth.user?.role === 'admin' ? paths.admin.profile : paths.recruiter.settings;
  return <Owed settings={`${own}?tab=two-factor`} />;
});

function Owed({ settings }: { readonly settings: string }) {
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
