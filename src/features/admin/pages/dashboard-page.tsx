import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Overview } from '../../../../openapi/gen/types.gen.ts';
import { getOverviewOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Accounts } from '../components/accounts.tsx';
import { Activity } from '../components/activity.tsx';
import { Alerts } from '../components/alerts.tsx';
import { CountedAt } from '../components/counted-at.tsx';
import { DashboardSkeleton } from '../components/dashboard-skeleton.tsx';
import { FailedJobs } from '../components/failed-jobs.tsx';
import { pairStyle } from '../components/pair-style.ts';
import { QueuePanel } from '../components/queue-panel.tsx';
import { type Period, readPeriod } from '../periods.ts';

/** What is to be mended is seen within a minute. */
const COUNT_AGAIN_MS = 20_000;

/** How the installation is doing: accounts, sign-ins, interviews, and the work in the background. */
export function AdminDashboardPage() {
  const [search] = useSearchParams();
  const days = readPeriod(search);
  const { data, isPending, isFetching, isError, error, refetch } = useQuery({
    ...getOverviewOptions({ query: { days } }),
    placeholderData: keepPreviousData,
    refetchInterval: COUNT_AGAIN_MS,
  });
  const count = () => void refetch();
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={<CountedAt value={data?.counted_at} isCounting={isFetching} onRefresh={count} />}
      />
      <Stack spacing={3}>
        {isError && <ErrorPanel title="The numbers could not be counted" error={error} onRetry={count} />}
        {isPending && <DashboardSkeleton />}
        {data && <Numbers overview={data} period={days} />}
      </Stack>
    </>
  );
}

function Numbers({ overview, period }: { readonly overview: Overview; readonly period: Period }) {
  return (
    <>
      <Alerts alerts={overview.alerts} />
      <Accounts accounts={overview.accounts} />
      <Activity days={overview.days} period={period} />
      <Box sx={pairStyle}>
        <QueuePanel title="Evaluations" count={overview.evaluations} />
        <QueuePanel title="Mail" count={overview.mails} />
      </Box>
      <FailedJobs jobs={overview.failed_jobs} />
    </>
  );
}
