import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { HiringInterview } from '../../../../openapi/gen/types.gen.ts';
import { getHiringInterviewQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { releaseReports } from '../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../stores/context.tsx';

interface ReportReleaseProps {
  readonly path: { readonly workspace_id: string; readonly hiring_interview_id: string };
  readonly interview: HiringInterview;
}

/** Opens the reports to their candidates before the interview has closed, after a question; nothing once they are open. */
export function ReportRelease({ path, interview: { reports } }: ReportReleaseProps) {
  const { confirm, notifications } = useStores();
  const queries = useQueryClient();
  if (reports.are_open) return null;
  const release = async () => {
    const isSure = await confirm.ask({
      title: 'Release reports?',
      message: `Candidates read their reports now, with what good answers hold. ${stillOpen(reports.still_open)} This cannot be undone.`,
      confirmLabel: 'Release reports',
      variant: 'warning',
    });
    if (!isSure) return;
    const { data } = await releaseReports({ path, throwOnError: true });
    queries.setQueryData(getHiringInterviewQueryKey({ path }), data);
    notifications.success('Candidates can read their reports.', 'Reports released');
    await queries.invalidateQueries();
  };
  return (
    <Button variant="outlined" onClick={() => void release()}>
      Release reports
    </Button>
  );
}

function stillOpen(count: number): string {
  if (count === 0) return 'Whoever you invite later may hear of them.';
  return count === 1
    ? '1 person can still answer these questions and may hear of them.'
    : `${count} people can still answer these questions and may hear of them.`;
}
