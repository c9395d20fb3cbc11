import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SortedResumeLines } from '../../../../openapi/gen/types.gen.ts';
import {
  getResumeModelOptions,
  sortResumeLinesMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import type { Found } from '../found-resume.ts';

/** As many as the API takes at once, and as long. */
const MOST_LINES = 100;
const LONGEST = 300;

interface SortLeftoversProps {
  readonly leftovers: readonly Found[];
  readonly onSorted: (asked: readonly Found[], sections: SortedResumeLines['sections']) => void;
}

/** Asks a model which sections the leftovers belong to, where one is set up and its user wants that. */
export function SortLeftovers({ leftovers, onSorted }: SortLeftoversProps) {
  const { data } = useQuery(getResumeModelOptions());
  const sort = useMutation(sortResumeLinesMutation());
  const asked = leftovers.filter(({ text }) => text.length <= LONGEST).slice(0, MOST_LINES);
  if (!data?.model || asked.length === 0) return null;
  const { name, host } = data.model;
  const hasSorted = sort.data?.sections.some((section) => section !== null);
  const send = () =>
    sort.mutate(
      { body: { lines: asked.map(({ text }) => text) } },
      { onSuccess: ({ sections }) => onSorted(asked, sections) },
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1 }}>
      <Typography color="textSecondary">
        Sends these lines alone to {name} at {host}, without names and contact data.
      </Typography>
      <div>
        <WaitingButton variant="outlined" busy={sort.isPending} onClick={send}>
          {sort.isPending ? 'Sorting' : 'Send and sort'}
        </WaitingButton>
      </div>
      <div role="status">
        {canBeTold(sort.error) && <Notice tone="error">{sort.error.text}</Notice>}
        {sort.data && !hasSorted && (
          <Notice tone="info">{sort.data.problem ?? 'It found no section for them.'}</Notice>
        )}
      </div>
    </Box>
  );
}
