import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';

/** The dashboard's shape while it is fetched: the next thing, and two short lists. */
export function DashboardSkeleton() {
  return (
    <LoadingSkeleton>
      <Stack spacing={4} sx={{ maxWidth: 800 }}>
        <Skeleton variant="rounded" sx={{ height: { xs: 255, sm: 168 } }} />
        <ListShape />
        <ListShape />
      </Stack>
    </LoadingSkeleton>
  );
}

function ListShape() {
  return (
    <Stack spacing={1}>
      <Skeleton variant="rounded" height={36} width="60%" />
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} />
    </Stack>
  );
}
