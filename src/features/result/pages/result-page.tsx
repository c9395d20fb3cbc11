import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { IntegritySection } from '../../../capabilities/integrity/integrity-section.tsx';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { resultQuery } from '../../../capabilities/interview/queries.ts';
import { isMissing } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { AttemptTabs } from '../components/attempt-tabs.tsx';
import { NoResult } from '../components/no-result.tsx';
import { RequestsSection } from '../components/requests-section.tsx';
import { ResultProgress } from '../components/result-progress.tsx';
import { ResultTranscript } from '../components/result-transcript.tsx';

/** What becomes of the attempts that were submitted, one at a time, and what the candidate can say about each. */
export function ResultPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const sessionId = search.get('tab');
  const result = useQuery(resultQuery(id, sessionId));
  return (
    <>
      <PageHeader
        title={result.data ? `Results: ${result.data.title}` : 'Results'}
        subtitle={result.data && subjectOf(result.data)}
        actions={
          <LinkButton to={paths.candidate.interview(id)} variant="outlined">
            About this interview
          </LinkButton>
        }
      />
      {!result.data && isMissing(result.error) ? (
        <NoResult interviewId={id} />
      ) : (
        <Loaded query={result} errorTitle="The results could not be loaded" rows={3} rowHeight={160}>
          {(data) => (
            <AttemptTabs result={data} sessionId={sessionId}>
              {result.isPlaceholderData ? (
                <SkeletonLines rows={8} />
              ) : (
                <ResultSections key={data.session_id} result={data} />
              )}
            </AttemptTabs>
          )}
        </Loaded>
      )}
    </>
  );
}

function ResultSections({ result }: { readonly result: InterviewResult }) {
  return (
    <Stack spacing={2} sx={{ maxWidth: 840 }}>
      <ResultProgress result={result} />
      <ResultTranscript result={result} />
      <IntegritySection sessionId={result.session_id} />
      <RequestsSection result={result} />
    </Stack>
  );
}

const subjectOf = ({ company, role_family, level }: InterviewResult) =>
  factLine(`${company} · ${role_family.name} · ${levelNames[level]}`);
