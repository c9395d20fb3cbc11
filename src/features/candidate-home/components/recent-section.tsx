import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { plainList } from '../../../theme/plain-list.ts';

interface RecentSectionProps {
  readonly title: string;
  readonly query: { isError: boolean; error: unknown; refetch: () => unknown };
  /** The rows; null while nothing was fetched. */
  readonly rows: ReactNode[] | null;
  /** Said where there are none, unless nothing is shown of such a list. */
  readonly empty?: string;
  readonly more?: ReactNode;
}

/** A short list on the dashboard that fails by itself; its siblings keep working. */
export function RecentSection({ title, query, rows, empty, more }: RecentSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 44,
          mb: 1,
        }}
      >
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        <Box sx={{ flex: 'none' }}>{more}</Box>
      </Box>
      {empty && rows?.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ ...plainList, borderTop: 1, borderColor: 'divider' }}>
          {rows}
        </Box>
      )}
      {query.isError && !rows && (
        <ErrorPanel
          title="This list could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}
