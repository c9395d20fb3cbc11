import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { silent } from '../../../api/client.ts';
import { getReportOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { Report } from '../../../api/gen/types.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { reportKind } from '../../../lib/interview-words.ts';
import { paths } from '../../../lib/paths.ts';
import { checkLabels, markNames } from '../components/report/checks/check-labels.ts';
import { CompetencySection } from '../components/report/competency-section.tsx';
import { hasFindings } from '../components/report/has-findings.ts';
import { HeldReport, isReportHeld } from '../components/report/held-report.tsx';
import { NextDrill } from '../components/report/next-drill.tsx';
import { PrintButton } from '../components/report/print-button.tsx';
import { QuestionOfReport } from '../components/report/question/question-of-report.tsx';
import { ReportContents } from '../components/report/report-contents.tsx';
import { CompetencyScores } from '../components/report/scores/competency-scores.tsx';
import { ReportSummary } from '../components/report/summary/report-summary.tsx';
import { EvidenceLegend } from '../components/report/transcript/evidence-legend.tsx';
import { hasMarks } from '../components/report/transcript/has-marks.ts';
import { ReportVersions } from '../components/report/versions/report-versions.tsx';
import { SkeletonLines } from '../components/skeleton-lines.tsx';
import { IntegritySection } from '../integrity/integrity-section.tsx';
import { RecordingsOfSession } from '../speech/playback/recordings-of-session.tsx';

/** One report: what was found, where, and what is missing. */
export function ReportPage() {
  const { id = '' } = useParams();
  const report = useQuery(getReportOptions({ ...silent, path: { report_id: id } }));
  const name = report.data?.role_family.name;
  const retry = () => void report.refetch();
  return (
    <>
      <PageHeader title={name ? `Report: ${name}` : 'Report'} actions={report.data && <PrintButton />} />
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

interface ClosedReportProps {
  readonly id: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a report that is not open yet, or could not be loaded. */
function ClosedReport({ id, error, onRetry }: ClosedReportProps) {
  if (isReportHeld(error)) return <HeldReport reportId={id} onRetry={onRetry} />;
  const wayBack = { to: paths.candidate.reports, label: 'Your reports' };
  return (
    <ErrorPanel title="This report could not be loaded" error={error} wayBack={wayBack} onRetry={onRetry} />
  );
}

function ReportBody({ report }: { readonly report: Report }) {
  const labels = checkLabels(report);
  return (
    <Box sx={bodyStyle}>
      <Stack spacing={5} sx={{ minWidth: 0 }}>
        <section id="summary" style={{ scrollMarginTop: 88 }}>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {reportKind(report)} · <RelativeTime value={report.created_at} />
          </Typography>
          <ReportSummary report={report} />
        </section>
        {report.competencies.length > 0 && hasFindings(report) && <Competencies report={report} />}
        <section aria-labelledby="questions-title">
          <Typography id="questions-title" component="h2" variant="h2">
            Questions and answers
          </Typography>
          {hasMarks(report) && <EvidenceLegend marks={markNames(report)} labels={labels} />}
          <Stack spacing={3} sx={{ mt: 2 }}>
            {report.questions.map((question) => (
              <QuestionOfReport key={question.number} report={report} question={question} />
            ))}
          </Stack>
        </section>
        {report.mode === 'ai' && <IntegritySection sessionId={report.session_id} />}
        {report.mode === 'practice' && <ReportVersions report={report} />}
        <NextDrill report={report} />
        <Box sx={{ displayPrint: 'none' }}>
          <LinkButton to={practiceAgainPath(report)} variant="contained" size="large">
            Practise again
          </LinkButton>
        </Box>
      </Stack>
      <ReportContents report={report} />
    </Box>
  );
}

/** The practice page with the choices of this report. */
function practiceAgainPath({ role_family, level, question_type }: Report): string {
  return paths.candidate.practiceOf({ role_family: role_family._id, level, question_type });
}

/** What was found for each competency, and the scores of a language model. */
function Competencies({ report }: { readonly report: Report }) {
  return (
    <section id="competencies" aria-labelledby="competencies-title" style={{ scrollMarginTop: 88 }}>
      <Typography id="competencies-title" component="h2" variant="h2" sx={{ mb: 2 }}>
        Competencies
      </Typography>
      {report.engine.name === 'llm' && <CompetencyScores competencies={report.competencies} />}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {report.competencies.map((competency) => (
          <CompetencySection key={competency._id} competency={competency} />
        ))}
      </Stack>
    </section>
  );
}

const bodyStyle = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 200px' },
  alignItems: 'start',
  '@media print': {
    display: 'block',
    // No frames: what stands in one that goes on over the page lies under the next one there.
    '& section.MuiPaper-root': {
      border: 0,
      borderTop: 1,
      borderColor: 'divider',
      borderRadius: 0,
      p: 0,
      pt: 2,
    },
    '& li, & tr, & table, & pre': { breakInside: 'avoid' },
    '& h2, & h3, & h4': { breakAfter: 'avoid' },
    // What is positioned is painted last, and its text would stand at the end of the page's.
    '& .MuiButtonBase-root': { position: 'static' },
    '& .MuiButton-root': { display: 'none' },
  },
};
