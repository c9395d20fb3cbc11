import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';

const OwedFactor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "owed-factor" */ './owed-factor.tsx')).OwedFactor,
}));

/** The pages on which somebody sets up what they owe. */
const ownPages: readonly string[] = [paths.admin.profile, paths.recruiter.settings];

/** Stands in the place of every page of somebody whose role needs a second factor here, until they have one. */
export const SecondFactorGate = observer(function SecondFactorGate({ children }: { children: ReactNode }) {
  const { auth, owesSecondFactor } = useStores();
  const { pathname } = useLocation();
  const isOwed = owesSecondFactor.get();
  if (!isOwed || ownPages.includes(pathname)) return children;
  const own = auth.user?.role === 'admin' ? paths.admin.profile : paths.recruiter.settings;
  return (
    <Suspense>
      <OwedFactor settings={`${own}?tab=two-factor`} />
    </Suspense>
  );
});
