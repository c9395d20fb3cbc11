import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { getPracticeOptionsOptions, getTrendOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { unfinishedSessions } from '../../../api/unfinished-sessions.ts';
import { waitingInterviews } from '../../../api/waiting-interviews.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { serverNow } from '../../../lib/server-clock.ts';
import { CompetencyTrend } from '../components/competency-trend.tsx';
import { DashboardSkeleton } from '../components/dashboard-skeleton.tsx';
import { Invitations } from '../components/invitations.tsx';
import { interviewOf, nextStepOf, sessionsAbove } from '../components/next-step.ts';
import { NextThing } from '../components/next-thing.tsx';
import { OtherPractices } from '../components/other-practices.tsx';
import { RecentInterviews } from '../components/recent-interviews.tsx';
import { recentReports, recentSessions, wholeReport } from '../queries.ts';

/** Where a candidate starts: the next thing to do, and what was done lately. */
export function DashboardPage() {
  // Here and nowhere below: a part that mounts its own observer would ask anew for what failed.
  const invitations = useQuery(waitingInterviews());
  const open = useQuery(unfinishedSessions());
  const reports = useQuery(recentReports());
  const sessions = useQuery(recentSessions());
  const trend = useQuery(getTrendOptions());
  const options = useQuery(getPracticeOptionsOptions());
  const waiting = { invitations: invitations.data?.items ?? [], sessions: open.data?.items ?? [] };
  const step = nextStepOf(waiting, serverNow());
  const lastId = step.kind === 'practise' ? reports.data?.items[0]?._id : undefined;
  const lastReport = useQuery({ ...wholeReport(lastId ?? ''), enabled: lastId !== undefined });
  // Until every part has its data or its error: parts that came one by one would push the others down.
  const isPending =
    [invitations, open, reports, sessions, trend, options].some((query) => query.isPending) ||
    lastReport.isLoading;
  return (
    <>
      <PageHeader title="Dashboard" subtitle={streakWords(options.data?.days_this_week ?? 0)} />
      {isPending ? (
        <DashboardSkeleton />
      ) : (
        <Stack spacing={4} sx={{ maxWidth: 800 }}>
          <NextThing
            step={step}
            open={open}
            reports={reports}
            lastReport={lastReport.data}
            options={options.data}
          />
          <OtherPractices step={step} open={open} />
          <Invitations invitations={invitations} nextId={interviewOf(step)} />
          <RecentInterviews sessions={sessions} reports={reports} shownAbove={sessionsAbove(step, waiting)} />
          <CompetencyTrend trend={trend} />
        </Stack>
      )}
    </>
  );
}

/** Of days without practice nothing is said. */
function streakWords(days: number): string | undefined {
  if (days === 0) return undefined;
  return `Practiced ${days === 1 ? '1 day' : `${days} days`} this week`;
}
