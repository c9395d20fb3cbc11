import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { LoadBoundary } from '../../components/load-boundary.tsx';

interface ChartFrameProps {
  /** What the picture shows; the table beside it has the figures. */
  readonly label: string;
  /** The least, in pixels, also while it loads: little moves when it comes. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A picture that is downloaded when it is shown; where that fails, the page goes on without it. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  return (
    <LoadBoundary fallback={withoutPicture}>
      <Box role="img" aria-label={label} sx={{ minHeight: height, maxWidth: 900, breakInside: 'avoid' }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
      </Box>
    </LoadBoundary>
  );
}

const withoutPicture = (
  <Typography role="note" color="textSecondary">
    The picture could not be loaded. The table has the same figures.
  </Typography>
);
