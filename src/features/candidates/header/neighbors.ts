import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationPage, ListApplicationsData } from '../../../../openapi/gen/types.gen.ts';
import { listApplicationsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { Here } from '../here.ts';

type Query = NonNullable<ListApplicationsData['query']>;

/** A candidate beside the shown one in their list. */
export interface Neighbor {
  readonly candidateId: string;
  /** What follows their address, so that they have neighbors too. */
  readonly search: string;
}

export interface Neighbors {
  /** From 1. */
  readonly at: number;
  readonly total: number;
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
}

const MOST = 100;

const filters = ['q', 'stage_id', 'status', 'sort'] as const;

/**
 * Who stands before and behind a candidate in the list that the address tells of: its filters, its order, and `at`, the
 * place in it. Without a place it is looked for among the first hundred.
 */
export function useNeighbors({ workspace_id, candidate_id }: Here): Neighbors | null {
  const [search] = useSearchParams();
  const given = Object.fromEntries(
    filters.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])),
  );
  const query = { sort: 'stage', ...given } as Query;
  const named = Number(search.get('at'));
  const isNamed = Number.isInteger(named) && named >= 1 && named <= 100_000;
  const first = useQuery({
    ...listApplicationsOptions({ path: { workspace_id }, query: { ...query, page: 1, page_size: MOST } }),
    enabled: !isNamed,
  });
  const found = first.data?.items.findIndex(({ candidate }) => candidate._id === candidate_id) ?? -1;
  const at = isNamed ? named : found + 1;
  const one = (place: number) => ({
    ...listApplicationsOptions({ path: { workspace_id }, query: { ...query, page: place, page_size: 1 } }),
    enabled: place >= 1 && at >= 1,
  });
  const before = useQuery(one(at - 1));
  const here = useQuery(one(at));
  const after = useQuery(one(at + 1));
  const isKnown = here.data && after.data && (before.data || at === 1);
  if (at < 1 || !isKnown) return null;
  const { total } = after.data;
  const neighbor = (page: ApplicationPage | undefined, place: number): Neighbor | null => {
    const id = page?.items[0]?.candidate._id;
    if (!id || id === candidate_id) return null;
    const to = new URLSearchParams(search);
    to.set('at', String(place));
    return { candidateId: id, search: `?${to}` };
  };
  // Who was moved or decided about has left the list: whoever followed stands in their place.
  const following = neighbor(here.data, at);
  const next = following ?? neighbor(after.data, at + 1);
  return { at, total, previous: neighbor(before.data, at - 1), next };
}
