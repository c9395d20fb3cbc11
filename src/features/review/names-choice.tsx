import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HiringReview } from '../../../openapi/gen/types.gen.ts';
import { chooseNamesMutation, getReviewQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';

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
  const { mutate, isPending } = useMutation({
    ...chooseNamesMutation(),
    onSuccess: async (changed) => {
      queries.setQueryData(getReviewQueryKey({ path }), changed);
      await queries.invalidateQueries();
    },
  });
  if (review.is_revealed || review.live) return null;
  const choose = async (reads_without: boolean) => {
    await save();
    mutate({ path, body: { reads_without } });
  };
  return (
    <Box component="label" title={isSet ? 'Set for this workspace' : undefined} sx={labelStyle}>
      <input
        type="checkbox"
        checked={isSet || readsWithout}
        disabled={isSet || isPending}
        onChange={({ target }) => void choose(target.checked)}
      />
      <Typography variant="body2">Without names</Typography>
    </Box>
  );
}

const labelStyle = { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 32 } as const;
