import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { declineReview } from '../../../api/gen/sdk.gen.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';

/** Until when one is asked to rate it, and how to decline. */
export function OwnAssignment({ review }: { readonly review: HiringReview }) {
  const { confirm } = useStores();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const assignment = review.my_assignment;
  if (assignment?.status !== 'open') return null;
  const decline = async () => {
    const isSure = await confirm.ask({
      title: 'Decline to rate this session?',
      message: 'A lead or recruiter can give it to somebody else.',
      confirmLabel: 'Decline',
      variant: 'warning',
    });
    if (!isSure) return;
    await declineReview({ path: { hiring_session_id: review.session_id }, throwOnError: true });
    await navigate(paths.recruiter.interviews);
    await queries.invalidateQueries();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="body2">
        Due <RelativeTime value={assignment.due_at} />
      </Typography>
      <Button variant="text" size="small" onClick={() => void decline()}>
        Decline
      </Button>
    </Box>
  );
}
