import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedJob, JobAction } from '../../../../openapi/gen/types.gen.ts';
import { listFailedJobsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { actOnJob } from '../../../api/gen/sdk.gen.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { EntryDetails } from '../../../components/entry-details.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useStores } from '../../../stores/context.tsx';
import { queueName } from '../words.ts';
import { LogList } from './log-list.tsx';
import { useLog } from './use-log.ts';

/** Work that was given up, to be tried again or put aside. */
export function JobsTab() {
  const log = useLog({});
  const results = useQuery({
    ...listFailedJobsOptions({ query: { ...log.chosen, page_size: log.pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <LogList
      label="Failed jobs"
      searchLabel="Search queue"
      log={log}
      results={results}
      columns={COLUMNS}
      keyOf={({ _id }) => _id}
      none="No failed jobs"
    />
  );
}

const COLUMNS: readonly [Column<FailedJob>, ...Column<FailedJob>[]] = [
  { name: 'Job', width: 264, cell: ({ queue }) => <span title={queue}>{queueName(queue)}</span> },
  { name: 'Failed', width: 136, cell: ({ failed_at }) => <RelativeTime value={failed_at} /> },
  { name: 'Attempts', width: 80, isNumber: true, cell: ({ attempts }) => attempts },
  { name: 'Error', cell: ({ reason }) => <span title={reason}>{reason || '–'}</span> },
  { name: 'Actions', width: 256, cell: (job) => <JobActions job={job} /> },
];

const WORDS = {
  retry: { label: 'Try again', message: 'It is done once more, now.', done: 'Job waits for its turn' },
  put_aside: { label: 'Put aside', message: 'It is removed and never done.', done: 'Job put aside' },
} as const;

function JobActions({ job }: { readonly job: FailedJob }) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const [action, setAction] = useState<JobAction['action'] | null>(null);
  const send = (chosen: JobAction['action']) => async (reason: string) => {
    await actOnJob({ path: { job_id: job._id }, body: { action: chosen, reason }, throwOnError: true });
    notifications.success(queueName(job.queue), WORDS[chosen].done);
    await queries.invalidateQueries();
  };
  return (
    <Box sx={{ display: 'flex' }}>
      {job.reason && (
        <EntryDetails label={`Error of ${queueName(job.queue)}`} title={queueName(job.queue)}>
          {job.reason}
        </EntryDetails>
      )}
      {(['retry', 'put_aside'] as const).map((one) => (
        <Button key={one} variant="text" size="small" aria-haspopup="dialog" onClick={() => setAction(one)}>
          {WORDS[one].label}
        </Button>
      ))}
      {action && (
        <ReasonDialog
          title={`${WORDS[action].label}: ${queueName(job.queue)}`}
          message={WORDS[action].message}
          confirmLabel={WORDS[action].label}
          isDestructive={action === 'put_aside'}
          onSend={send(action)}
          onClose={() => setAction(null)}
        />
      )}
    </Box>
  );
}
