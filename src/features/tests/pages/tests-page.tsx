import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { BuiltInTests } from '../list/built-in-tests.tsx';
import { CompanyTests } from '../list/company-tests.tsx';

const TestView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "test-builder" */ '../builder/test-view.tsx')).TestView,
}));
const TryIt = lazy(async () => ({
  default: (await import(/* webpackChunkName: "test-try" */ '../try/try-it.tsx')).TryIt,
}));
const PublishedVersion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "test-builder" */ '../version/published-version.tsx'))
    .PublishedVersion,
}));

/** The library, or one test of it: §2 has one address for both. */
export function TestsPage() {
  const [search] = useSearchParams();
  const id = search.get('test');
  if (!id) return search.get('source') === 'built-in' ? <BuiltInTests /> : <CompanyTests />;
  return (
    <LoadBoundary fallback={<p>This page could not be loaded. Reload it.</p>}>
      <Suspense fallback={<SkeletonLines rows={8} />}>
        <OneTest id={id} version={Number(search.get('version'))} isTried={search.has('try')} />
      </Suspense>
    </LoadBoundary>
  );
}

interface OneTestProps {
  readonly id: string;
  readonly version: number;
  readonly isTried: boolean;
}

function OneTest({ id, version, isTried }: OneTestProps) {
  if (isTried) return <TryIt key={id} id={id} />;
  return version > 0 ? <PublishedVersion id={id} version={version} /> : <TestView key={id} id={id} />;
}
