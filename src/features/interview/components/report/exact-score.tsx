import Typography from '@mui/material/Typography';
import type { ExactSummary } from '../../../../api/gen/types.gen.ts';
import { exactRule } from '../../words.ts';

/** How many answers agree with the key; a count, and no score of a competency. */
export function ExactScore({ exact }: { readonly exact: ExactSummary }) {
  const { right, partly, wrong, planned } = exact;
  return (
    <>
      <Typography component="h2" variant="h3">
        Held against the key
      </Typography>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
        {right} of {planned} right
      </Typography>
      <Typography color="textSecondary">
        {partly} partly right, {wrong} wrong, {planned - right - partly - wrong} without an answer.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {exactRule}
      </Typography>
    </>
  );
}
