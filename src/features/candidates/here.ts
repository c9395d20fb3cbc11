import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Application } from '../../../openapi/gen/types.gen.ts';
import {
  getApplicationOptions,
  getApplicationQueryKey,
  getWorkspaceOptions,
  listActivityInfiniteQueryKey,
  listApplicationsQueryKey,
  listCompanyCandidatesQueryKey,
  listDecisionsQueryKey,
  listDuplicatesQueryKey,
} from '../../api/gen/@tanstack/react-query.gen.ts';

/** A candidate in a workspace, as its address names them. */
export interface Here {
  readonly workspace_id: string;
  readonly candidate_id: string;
}

/** Whom the address names. */
export function useHere(): Here {
  const { id = '', candidateId = '' } = useParams();
  return { workspace_id: id, candidate_id: candidateId };
}

export const useApplication = (here: Here) => useQuery(getApplicationOptions({ path: here }));

export const useWorkspace = ({ workspace_id }: Here) =>
  useQuery(getWorkspaceOptions({ path: { workspace_id } }));

/** How to tell the page of what somebody did on it. */
export function useChanged(here: Here) {
  const queries = useQueryClient();
  return (application?: Application) => noteChange(queries, here, application);
}

async function noteChange(queries: QueryClient, here: Here, application?: Application): Promise<void> {
  if (application) queries.setQueryData(getApplicationQueryKey({ path: here }), application);
  const { workspace_id } = here;
  const stale = [
    ...(application ? [] : [getApplicationQueryKey({ path: here })]),
    listActivityInfiniteQueryKey({ path: { workspace_id }, query: { candidate_id: here.candidate_id } }),
    listDecisionsQueryKey({ path: here }),
    listDuplicatesQueryKey({ path: here }),
  ];
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
  // Of all lists those on the screen are asked again at once: who stands beside this candidate changes with them.
  const lists = [listApplicationsQueryKey({ path: { workspace_id } }), listCompanyCandidatesQueryKey()];
  for (const [{ _id }] of lists)
    await queries.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey, _id) });
}

const isOf = ([first]: readonly unknown[], id: string): boolean =>
  typeof first === 'object' && first !== null && '_id' in first && first._id === id;
