import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { ApplicationPage, ApplicationSummary } from '../../../../openapi/gen/types.gen.ts';
import { listApplicationsInfiniteQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';

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
