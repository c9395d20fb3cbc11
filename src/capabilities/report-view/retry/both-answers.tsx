import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getReportOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { sideBySide } from '../../../components/side-by-side.ts';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { RecordingsOfSession } from '../../speech/playback/recordings-of-session.tsx';
import { checkLabels } from '../checks/check-labels.ts';
import { AnswerFindings } from '../findings/answer-findings.tsx';
import { isReportEmbargoed } from '../unreleased-report.tsx';
import { AnswerDate } from './answer-date.tsx';
import { EarlierAnswer } from './earlier-answer.tsx';
import { EngineNotice } from './engine-notice.tsx';
import { isSubmitted } from './is-submitted.ts';

interface BothAnswersProps {
  readonly report: Report;
  readonly question: ReportQuestion;
  /** The report with the earlier answer. */
  readonly earlierId: string;
}

/** The earlier answer to a question and the one of this report, each with its date and what was found. */
export function BothAnswers({ report, question, earlierId }: BothAnswersProps) {
  const earlier = useQuery(
    getReportOptions({ ...taking(isReportEmbargoed), path: { report_id: earlierId } }),
  );
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {isSubmitted(question.turns)
          ? 'This report rests on the new answer; the earlier report stays as it is.'
          : 'No new answer was submitted; the earlier report stays as it is.'}{' '}
        What is answered from a report is left out of the trend, and so is this report.
      </Typography>
      {earlier.data && !question.exact && <EngineNotice earlier={earlier.data} later={report} />}
      <Box sx={{ ...sideBySide, mt: 2 }}>
        <Column title="Earlier answer">
          {earlier.data && (
            <RecordingsOfSession sessionId={earlier.data.session_id} isPractice>
              <EarlierAnswer earlier={earlier.data} later={report} question={question} />
            </RecordingsOfSession>
          )}
          {earlier.isPending && <SkeletonLines rows={4} />}
          {earlier.isError && !earlier.data && (
            <ErrorPanel
              title="The earlier answer could not be loaded"
              error={earlier.error}
              onRetry={() => void earlier.refetch()}
            />
          )}
          <TextLink to={paths.candidate.report(earlierId)} sx={{ ...linkTarget, displayPrint: 'none' }}>
            Open the earlier report
          </TextLink>
        </Column>
        <Column title="New answer">
          <AnswerDate turns={question.turns} reportedAt={report.created_at} />
          <AnswerFindings question={question} labels={checkLabels(report)} />
        </Column>
      </Box>
    </>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Column({ title, children }: ColumnProps) {
  return (
    <Box role="group" aria-label={title}>
      <Typography sx={{ fontWeight: 600, breakAfter: 'avoid' }}>{title}</Typography>
      {children}
    </Box>
  );
}
