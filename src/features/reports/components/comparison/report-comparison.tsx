import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Report } from '../../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../../api/client.ts';
import { getReportOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import {
  isReportEmbargoed,
  UnreleasedReport,
} from '../../../../capabilities/report-view/unreleased-report.tsx';
import {
  whatElseDiffers,
  whyNotComparable,
} from '../../../../capabilities/report-view/versions/comparable.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SkeletonLines } from '../../../../components/skeleton-lines.tsx';
import { paths } from '../../../../lib/paths.ts';
import { isClosed } from './chosen-report.tsx';
import { ComparedReports } from './compared-reports.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { inOrder, questionsAskedTwice, sameQuestionsText } from './paired.ts';
import { SameQuestion } from './same-question.tsx';

/** Two reports side by side, the older one first, wherever they can be held against each other. */
export function ReportComparison({ ids: [one, other] }: { readonly ids: readonly [string, string] }) {
  const first = useQuery(getReportOptions({ ...taking(isReportEmbargoed), path: { report_id: one } }));
  const second = useQuery(getReportOptions({ ...taking(isReportEmbargoed), path: { report_id: other } }));
  if (isClosed(first)) return <ClosedReport id={one} error={first.error} refetch={first.refetch} />;
  if (isClosed(second)) return <ClosedReport id={other} error={second.error} refetch={second.refetch} />;
  if (!first.data || !second.data) return <SkeletonLines rows={8} />;
  const reason = whyNotComparable(first.data, second.data);
  if (reason) return <EmptyState title="These two cannot be compared">{reason}</EmptyState>;
  return <Comparison {...inOrder(first.data, second.data)} />;
}

interface ClosedReportProps {
  readonly id: string;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** In place of both, where one of them is not open yet or could not be loaded. */
function ClosedReport({ id, error, refetch }: ClosedReportProps) {
  const retry = () => void refetch();
  if (isReportEmbargoed(error)) return <UnreleasedReport reportId={id} onRetry={retry} />;
  const wayBack = { to: paths.candidate.reports, label: 'Your reports' };
  return <ErrorPanel title="A report could not be loaded" error={error} wayBack={wayBack} onRetry={retry} />;
}

interface ComparisonProps {
  readonly earlier: Report;
  readonly later: Report;
}

function Comparison({ earlier, later }: ComparisonProps) {
  const twice = questionsAskedTwice(earlier, later);
  const differences = whatElseDiffers(earlier, later);
  return (
    <Stack spacing={5}>
      <ComparedReports earlier={earlier} later={later} />
      {differences.length > 0 && <Notice tone="info">{differences.join(' ')}</Notice>}
      <section aria-labelledby="competencies-title">
        <Typography id="competencies-title" component="h2" variant="h2" sx={{ mb: 1 }}>
          Competencies
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {sameQuestionsText(earlier, later)} Read each figure together with the answers it rests on.
        </Typography>
        <ComparisonTable earlier={earlier} later={later} />
      </section>
      {twice.length > 0 && (
        <section aria-labelledby="questions-title">
          <Typography id="questions-title" component="h2" variant="h2" sx={{ mb: 2 }}>
            Asked both times
          </Typography>
          <Stack spacing={3}>
            {twice.map((pair) => (
              <SameQuestion key={pair.later.question_id} pair={pair} reports={{ earlier, later }} />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
