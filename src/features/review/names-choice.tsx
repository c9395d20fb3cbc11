import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HiringReview } from '../../../openapi/gen/types.gen.ts';
import { getReviewQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { chooseNames } from '../../api/gen/sdk.gen.ts';

interface NamesChoiceProps {
  readonly review: HiringReview;
  /** Saves what was changed: places in it are of the answers as they are read now. */
  readonly save: () => Promise<unknown>;
}

/** Whether one reads with or without names, until one has rated. */
export function NamesChoice({ review, save }: NamesChoiceProps) {
  const queries = useQueryClient();
  const path = { hiring_session_id: review.session_id };
  const { reads_without: readsWithout, is_set_by_workspace: isSet } = review.names;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (reads_without: boolean) => {
      await save();
      return (await chooseNames({ path, body: { reads_without }, throwOnError: true })).data;
    },
    onSuccess: async (changed) => {
      queries.setQueryData(getReviewQueryKey({ path }), changed);
      await queries.invalidateQueries();
    },
  });
  if (review.is_revealed || review.live) return null;
  return (
    <Box component="label" title={isSet ? 'Set for this workspace' : undefined} sx={labelStyle}>
      <input
        type="checkbox"
        checked={isSet || (isPending ? variables : readsWithout)}
        disabled={isSet || isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      <Typography variant="body2">Without names</Typography>
    </Box>
  );
}

const labelStyle = { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 32 } as const;
