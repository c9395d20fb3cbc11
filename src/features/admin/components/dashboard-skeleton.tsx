import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';
import { pairStyle } from './pair-style.ts';

/** The dashboard's shape while it is counted. */
export function DashboardSkeleton() {
  return (
    <LoadingSkeleton>
      <Stack spacing={3}>
        <Skeleton variant="rounded" sx={{ height: { xs: 420, md: 230 } }} />
        <Skeleton variant="rounded" sx={{ height: { xs: 840, sm: 560 } }} />
        <Box sx={pairStyle}>
          <Skeleton variant="rounded" height={140} />
          <Skeleton variant="rounded" height={140} />
        </Box>
        <Skeleton variant="rounded" height={140} />
      </Stack>
    </LoadingSkeleton>
  );
}
