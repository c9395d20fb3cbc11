import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getApplicationOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
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
    <Box
      component="nav"
      aria-label="Candidates"
      sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}
    >
      <IconButton
        aria-label="Previous candidate"
        title="Previous (K)"
        disabled={!previous}
        onClick={go(previous)}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <span>
        {count(at)} of {count(total)}
      </span>
      <IconButton aria-label="Next candidate" title="Next (J)" disabled={!next} onClick={go(next)}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}

const count = (number: number) => number.toLocaleString('en-US');

/** Has a neighbor at hand, so that going there takes no time. */
function useFetchedBefore(workspace_id: string, candidate_id: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!candidate_id) return;
    void queries.prefetchQuery(getApplicationOptions({ path: { workspace_id, candidate_id } }));
  }, [queries, workspace_id, candidate_id]);
}
