import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingSkeleton } from '../../components/loading-skeleton.tsx';
import { useTakingOver } from '../../components/use-taking-over.ts';
import type { LayoutProps } from '../../layouts/layout-props.ts';
import { type LayoutName, layouts } from '../../layouts/registry.ts';
import { lazyOf } from '../lazy.ts';
import { loadQueryBoundary, preload } from '../preload.ts';
import type { RouteRow } from '../routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const QueryBoundary = lazyOf(loadQueryBoundary);

const lazyLayout = (name: LayoutName) => lazyOf<LayoutProps>(layouts[name]);

const lazyLayouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: lazyLayout('default'),
  auth: lazyLayout('auth'),
  dashboard: lazyLayout('dashboard'),
  candidate: lazyLayout('candidate'),
  recruiter: lazyLayout('recruiter'),
  admin: lazyLayout('admin'),
  'resume-builder': lazyLayout('resume-builder'),
};

/**
 * Shows a fallback while the code of what is in it loads. All code of a page that is taken over is here: it has no
 * boundary, because React takes over what lies in one when there is nothing else to do, in slices.
 */
function Awaited({ isHere, fallback, children }: AwaitedProps) {
  return isHere ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}

interface AwaitedProps {
  readonly isHere: boolean;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A page in its layout, where there is one; while it loads, and when it breaks, the rest stays. */
function Framed({ layout, title, subtitle, isHere, children }: Omit<LayoutProps, 'children'> & FramedProps) {
  const { pathname } = useLocation();
  const content = (
    <ErrorBoundary key={pathname} path={pathname} isFramed={layout !== undefined}>
      <Awaited
        isHere={isHere}
        fallback={
          <LoadingSkeleton>
            <PageSkeleton />
          </LoadingSkeleton>
        }
      >
        {children}
        <TakenOver />
      </Awaited>
    </ErrorBoundary>
  );
  if (!layout) return content;
  const Layout = lazyLayouts[layout];
  return (
    <Layout title={title} subtitle={subtitle}>
      {content}
    </Layout>
  );
}

/** Tells `first-paint.js`, which holds what was sent too early, once the page beside it has taken its HTML over. */
function TakenOver() {
  const isTakingOver = useTakingOver();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isTakingOver) window.dispatchEvent(new Event('candor:taken-over'));
  }, []);
  return null;
}

interface FramedProps {
  layout?: LayoutName;
  isHere: boolean;
  children: ReactNode;
}

/** One row of the route table on the screen. */
export function Screen({ row, Page }: { row: RouteRow; Page: ComponentType }) {
  const { title, subtitle, linkSubtitle, layout, needsData } = row;
  const isTakingOver = useTakingOver();
  const [takenOver] = useState(isTakingOver ? row : undefined);
  const isHere = takenOver === row;
  const isLink = useLocation().hash.startsWith('#code=');
  void preload(row);
  // Before the page's own effects: a page may know a better title.
  useLayoutEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);

  const framed = (
    <Framed layout={layout} title={title} subtitle={(isLink && linkSubtitle) || subtitle} isHere={isHere}>
      <Page />
    </Framed>
  );
  return (
    <Awaited isHere={isHere} fallback={null}>
      {needsData ? <QueryBoundary>{framed}</QueryBoundary> : framed}
    </Awaited>
  );
}

const block = { bgcolor: 'background.sunken', borderRadius: 1, mb: 2 };

/** The shape that most pages have: a heading and a few blocks. */
function PageSkeleton() {
  return (
    <>
      <Box sx={{ ...block, width: '40%', height: 44 }} />
      <Box sx={{ ...block, width: '65%', height: 22, mb: 4 }} />
      <Box sx={{ ...block, height: 140 }} />
      <Box sx={{ ...block, height: 140 }} />
    </>
  );
}
