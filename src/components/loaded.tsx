import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ErrorPanel, type WayBack } from './error-panel.tsx';
import { LoadingSkeleton } from './loading-skeleton.tsx';

/** What is shown of a query; those of TanStack Query are such. */
export interface Fetched<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: Fetched<Data>;
  /** What is said when it fails, as a sentence. */
  readonly errorTitle: string;
  /** Offered where there is no such thing. */
  readonly wayBack?: WayBack;
  /** Blocks of the skeleton. */
  readonly rows?: number;
  /** Of each block, in pixels. */
  readonly rowHeight?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Draws what was fetched; it loads and fails in its own place, and the rest of the page works. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, errorTitle, wayBack, rows = 1, rowHeight = 56, children } = props;
  const { data, isError, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
    return <ErrorPanel title={errorTitle} error={error} wayBack={wayBack} onRetry={() => void refetch()} />;
  }
  return (
    <LoadingSkeleton>
      <Stack spacing={2}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Skeleton key={row} variant="rounded" height={rowHeight} />
        ))}
      </Stack>
    </LoadingSkeleton>
  );
}
