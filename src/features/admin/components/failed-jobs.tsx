import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FailedJob } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatNumber, queueName } from '../words.ts';

const COLUMNS: readonly [Column<FailedJob>, ...Column<FailedJob>[]] = [
  { name: 'Work', cell: ({ queue }) => queueName(queue) },
  { name: 'Given up', cell: ({ failed_at }) => <GivenUp at={failed_at} /> },
  { name: 'Attempts', cell: ({ attempts }) => formatNumber(attempts), isNumber: true },
  { name: 'Reason', cell: ({ reason }) => reason || 'Not recorded' },
];

/** Work that was given up lately, and why. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  return (
    <Panel title="Failed jobs">
      {jobs.length === 0 ? (
        <Typography color="textSecondary">No job has been given up in the last 14 days.</Typography>
      ) : (
        <DataTable label="Failed jobs" columns={COLUMNS} rows={jobs} keyOf={({ _id }) => _id} />
      )}
    </Panel>
  );
}

function GivenUp({ at }: { readonly at: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <RelativeTime value={at} />
    </Box>
  );
}
