import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReportSummary, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { attemptName } from '../../../capabilities/interview/interview-words.ts';
import { openReportsQuery } from '../../../capabilities/interview/queries.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../lib/paths.ts';

/** The reports that have opened with the last attempt; that there is nothing to do where it is known that none has. */
export function OpenReports({ interview }: { readonly interview: SessionInterview }) {
  const {
    data: reports,
    isSuccess,
    isFetchedAfterMount,
  } = useQuery({
    ...openReportsQuery(interview),
    refetchOnMount: 'always',
  });
  if (reports && reports.length > 0) return <Readable reports={reports} />;
  return isSuccess && isFetchedAfterMount && <Typography>There is nothing for you to do.</Typography>;
}

function Readable({ reports }: { readonly reports: readonly ReportSummary[] }) {
  return (
    <Notice tone="info">
      <Stack spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Typography>
          {reports.length === 1
            ? 'Your report of this interview can be read.'
            : `Your ${reports.length} reports of this interview can be read.`}{' '}
          There is nothing else for you to do.
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          {reports.map((report) => (
            <LinkButton
              key={report._id}
              to={paths.candidate.report(report._id)}
              variant="outlined"
              size="large"
            >
              {wayTo(report)}
            </LinkButton>
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}

/** "Read your report"; "Report: Attempt 2 of 2". */
const wayTo = ({ attempt }: ReportSummary) =>
  attempt && attempt.allowed > 1 ? `Report: ${attemptName(attempt)}` : 'Read your report';
