import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getApplicationOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { PlaceInList } from '../../../components/place-in-list.tsx';
import { paths } from '../../../lib/paths.ts';
import type { Here } from '../here.ts';
import { type Neighbor, useNeighbors } from './neighbors.ts';

/** `‹ 12 of 148 ›`: the candidates before and behind in the list that one came from. */
export function NeighborLinks({ here }: { readonly here: Here }) {
  const neighbors = useNeighbors(here);
  const navigate = useNavigate();
  useFetchedBefore(here.workspace_id, neighbors?.next?.candidateId);
  useFetchedBefore(here.workspace_id, neighbors?.previous?.candidateId);
  const go = (to: Neighbor | null | undefined) => () =>
    to ? void navigate(paths.recruiter.candidate(here.workspace_id, to.candidateId) + to.search) : false;
  useKeys([
    { key: 'j', label: 'Next candidate', act: go(neighbors?.next) },
    { key: 'k', label: 'Previous candidate', act: go(neighbors?.previous) },
  ]);
  if (!neighbors) return null;
  const { at, total, previous, next } = neighbors;
  return (
    <PlaceInList
      label="Candidates"
      noun="candidate"
      at={at}
      total={total}
      onPrevious={previous ? go(previous) : undefined}
      onNext={next ? go(next) : undefined}
    />
  );
}

/** Has a neighbor at hand, so that going there takes no time. */
function useFetchedBefore(workspace_id: string, candidate_id: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!candidate_id) return;
    void queries.prefetchQuery(getApplicationOptions({ path: { workspace_id, candidate_id } }));
  }, [queries, workspace_id, candidate_id]);
}
