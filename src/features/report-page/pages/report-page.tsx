import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getReportOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { IntegritySection } from '../../../capabilities/integrity/integrity-section.tsx';
import { reportDetail, rowTitle } from '../../../capabilities/interview/interview-words.ts';
import { evaluationQuery } from '../../../capabilities/interview/queries.ts';
import { HowItWasMade } from '../../../capabilities/report-view/how-it-was-made.tsx';
import { NextDrill } from '../../../capabilities/report-view/next-drill.tsx';
import { PrintButton } from '../../../capabilities/report-view/print-button.tsx';
import { numberedPages, printedReport } from '../../../capabilities/report-view/printed-report.ts';
import { QuestionsAndAnswers } from '../../../capabilities/report-view/questions-and-answers.tsx';
import { ReportSummary } from '../../../capabilities/report-view/summary/report-summary.tsx';
import { isReportEmbargoed, UnreleasedReport } from '../../../capabilities/report-view/unreleased-report.tsx';
import { newVersionNews } from '../../../capabilities/report-view/versions/new-version-news.tsx';
import { WayToResult } from '../../../capabilities/report-view/way-to-result.tsx';
import { RecordingsOfSession } from '../../../capabilities/speech/playback/recordings-of-session.tsx';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { AddToResume } from '../bullet/add-to-resume.tsx';

/** One report: what was found, where, and what is missing. */
export function ReportPage() {
  const { id = '' } = useParams();
  const report = useQuery(getReportOptions({ ...taking(isReportEmbargoed), path: { report_id: id } }));
  const retry = () => void report.refetch();
  return (
    <>
      <PageHeader
        title={report.data ? `Report: ${rowTitle(report.data)}` : 'Report'}
        subtitle={report.data && <Subject report={report.data} />}
        actions={
          report.data && (
            <>
              <AddToResume report={report.data} />
              <PrintButton />
            </>
          )
        }
      />
      {report.data && (
        <RecordingsOfSession sessionId={report.data.session_id} isPractice={report.data.mode === 'practice'}>
          <ReportBody report={report.data} />
        </RecordingsOfSession>
      )}
      {report.isPending && <SkeletonLines rows={8} />}
      {report.isError && !report.data && <ClosedReport id={id} error={report.error} onRetry={retry} />}
    </>
  );
}

/** What the report is of, and when it was made; on paper, which leaves the account, whose it is too. */
function Subject({ report }: { readonly report: Report }) {
  const { auth } = useStores();
  return (
    <>
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {auth.user?.full_name} ·{' '}
      </Box>
      {reportDetail(report)} · <DatedTime value={report.created_at} />
    </>
  );
}

interface ClosedReportProps {
  readonly id: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a report that is not open yet, or could not be loaded. */
function ClosedReport({ id, error, onRetry }: ClosedReportProps) {
  if (isReportEmbargoed(error)) return <UnreleasedReport reportId={id} onRetry={onRetry} />;
  const wayBack = { to: paths.candidate.reports, label: 'Your reports' };
  return (
    <ErrorPanel
      title="This report could not be loaded"
      error={isMangled(error) ? noSuchReport : error}
      wayBack={wayBack}
      onRetry={onRetry}
    />
  );
}

/** Whether the address is refused for its form: no report has such an address. */
const isMangled = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && mangledStatuses.includes(error.status);

const mangledStatuses: readonly number[] = [400, 414, 422];
const noSuchReport = { status: 404, text: 'We can’t find this report.' };

function ReportBody({ report }: { readonly report: Report }) {
  const { data: evaluation } = useQuery({
    ...evaluationQuery(report.session_id),
    enabled: report.mode === 'practice',
  });
  const news = evaluation && newVersionNews(evaluation, report);
  return (
    <Stack spacing={2.5} sx={bodyStyle}>
      <style>{numberedPages}</style>
      {news && (
        <Alert severity="info" role="note" sx={{ displayPrint: 'none' }}>
          {news}
        </Alert>
      )}
      <ReportSummary report={report} isAgainOffered={!news && evaluation?.again_refused === null}>
        <WayToResult report={report} />
        <NextDrill report={report} />
      </ReportSummary>
      <QuestionsAndAnswers report={report} />
      <div>
        {report.mode === 'ai' && (
          <Disclosure summary="What was noted during the attempt">
            <IntegritySection sessionId={report.session_id} />
          </Disclosure>
        )}
        <HowItWasMade report={report} />
      </div>
    </Stack>
  );
}

const bodyStyle = { maxWidth: 1000, ...printedReport };
