import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listApplicationsInfiniteOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';

interface Wanted {
  readonly workspaceId: string;
  readonly stageId: string;
  readonly q: string;
}

const CARDS = 50;

/** The active candidates of a stage, the longest waiting first, and more of them on demand. */
export function useColumn({ workspaceId, stageId, q }: Wanted) {
  const path = { workspace_id: workspaceId };
  const query = {
    stage_id: stageId,
    status: 'active',
    sort: 'stage_since',
    page_size: CARDS,
    ...(q && { q }),
  } as const;
  return useInfiniteQuery({
    ...listApplicationsInfiniteOptions({ path, query }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * CARDS < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
