import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationPage, ApplicationSummary } from '../../../../openapi/gen/types.gen.ts';
import {
  listApplicationsInfiniteOptions,
  listApplicationsInfiniteQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';

interface Wanted {
  readonly workspaceId: string;
  readonly stageId: string;
  readonly q: string;
  readonly sort: CardOrder;
}

const CARDS = 50;

type CardOrder = 'next_step' | 'stage_since';

/** So many cards are sorted by their next step without being felt; of more the longest waiting comes first. */
const MOST_BY_STEP = 500;

export const cardOrder = (active: number): CardOrder => (active > MOST_BY_STEP ? 'stage_since' : 'next_step');

/** The active candidates of a stage in their order, and more of them on demand. */
export function useColumn({ workspaceId, stageId, q, sort }: Wanted) {
  const path = { workspace_id: workspaceId };
  const query = {
    stage_id: stageId,
    status: 'active',
    sort,
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

/** Finds a card that is on the board, as it is shown there. */
export function useCardsOnBoard(workspaceId: string, shown: ReadonlyMap<string, ApplicationSummary>) {
  const queries = useQueryClient();
  return (id: string): ApplicationSummary | undefined => {
    const known = shown.get(id);
    if (known) return known;
    const queryKey = listApplicationsInfiniteQueryKey({ path: { workspace_id: workspaceId } });
    const columns = queries.getQueriesData<InfiniteData<ApplicationPage>>({ queryKey, type: 'active' });
    const rows = columns.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);
    return rows.find(({ _id }) => _id === id);
  };
}
