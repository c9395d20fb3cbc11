import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingSkeleton } from './loading-skeleton.tsx';

interface SkeletonLinesProps {
  readonly rows: number;
}

/** Blocks in the rough shape of what is being fetched. */
export function SkeletonLines({ rows }: SkeletonLinesProps) {
  return (
    <LoadingSkeleton>
      <Stack spacing={2}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Skeleton key={row} variant="rounded" height={56} />
        ))}
      </Stack>
    </LoadingSkeleton>
  );
}
