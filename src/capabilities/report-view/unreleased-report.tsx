import { useQuery } from '@tanstack/react-query';
import type { UnreleasedReport as Held } from '../../../openapi/gen/types.gen.ts';
import { getUnreleasedReportOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { paths } from '../../lib/paths.ts';
import { attemptName } from '../interview/interview-words.ts';

/** Whether a report was refused because it is not open yet. */
export const isReportEmbargoed = (error: unknown) =>
  error instanceof ApiError && error.code === 'report_embargoed';

interface UnreleasedReportProps {
  readonly reportId: string;
  /** Asks for the report again: it may have opened by now. */
  readonly onRetry: () => void;
}

/** Why a report is closed, when it opens, and where its interview goes on meanwhile. */
export function UnreleasedReport({ reportId, onRetry }: UnreleasedReportProps) {
  const held = useQuery(getUnreleasedReportOptions({ path: { report_id: reportId } }));
  if (held.data) return <WaitingReport held={held.data} />;
  if (held.isPending) return <SkeletonLines rows={4} />;
  return <ErrorPanel title="This report could not be loaded" error={held.error} onRetry={onRetry} />;
}

function WaitingReport({ held }: { readonly held: Held }) {
  const { session_id: sessionId, interview, attempt, note, opens_at: opensAt } = held;
  const result = (
    <LinkButton to={paths.candidate.result(interview._id, sessionId)} variant="contained" size="large">
      View status
    </LinkButton>
  );
  return (
    <EmptyState title="This report is not open yet" action={result}>
      <p>{note}</p>
      <p>
        {interview.title} at {interview.company} · {attemptName(attempt)}
      </p>
      {opensAt && (
        <p>
          Expected: <DatedTime value={opensAt} />
        </p>
      )}
    </EmptyState>
  );
}
