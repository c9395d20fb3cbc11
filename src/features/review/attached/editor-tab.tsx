import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { EditorHistory } from '../../../../openapi/gen/types.gen.ts';
import { getEditorHistory } from '../../../api/gen/sdk.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';

const EditorReplay = lazy(
  () => import(/* webpackChunkName: "editor-replay" */ '../../../capabilities/live/editor-replay.tsx'),
);

/** How the shared editor of a live interview was written. */
export function EditorTab({ sessionId }: { readonly sessionId: string }) {
  const history = useQuery({
    queryKey: ['editor-history', sessionId],
    queryFn: ({ signal }) => wholeHistory(sessionId, signal),
  });
  return (
    <Loaded query={history} errorTitle="The editor could not be loaded" rows={8} rowHeight={24}>
      {({ begun_at, updates }) =>
        updates.length === 0 ? (
          <EmptyState title="Nothing was written" />
        ) : (
          <LoadBoundary fallback={<Notice tone="error">The replay could not be loaded.</Notice>}>
            <Suspense fallback={<SkeletonLines rows={8} />}>
              <EditorReplay begunAt={begun_at} updates={updates} />
            </Suspense>
          </LoadBoundary>
        )
      }
    </Loaded>
  );
}

async function wholeHistory(sessionId: string, signal: AbortSignal): Promise<EditorHistory> {
  const path = { hiring_session_id: sessionId };
  let { data: whole } = await getEditorHistory({ path, signal, throwOnError: true });
  while (whole.next !== null) {
    const query = { after: whole.next };
    const { data } = await getEditorHistory({ path, query, signal, throwOnError: true });
    whole = { ...data, updates: [...whole.updates, ...data.updates] };
  }
  return whole;
}
