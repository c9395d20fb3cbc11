import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { InterviewResult } from '../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { levelNames } from '../../../lib/interview-words.ts';
import { paths } from '../../../lib/paths.ts';
import { HumanReviewSection } from '../components/result/human-review-section.tsx';
import { ResultProgress } from '../components/result/result-progress.tsx';
import { ResultTranscript } from '../components/result/result-transcript.tsx';
import { IntegritySection } from '../integrity/integrity-section.tsx';
import { resultQuery } from '../queries.ts';

/** What becomes of an interview that was handed in, and what the candidate can say about it. */
export function ResultPage() {
  const { id = '' } = useParams();
  const result = useQuery(resultQuery(id));
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
      <Loaded
        query={result}
        errorTitle="The results could not be loaded"
        wayBack={{ to: paths.candidate.interviews, label: 'Your interviews' }}
        rows={3}
        rowHeight={160}
      >
        {(data) => (
          <Stack spacing={3} sx={{ maxWidth: 840 }}>
            <ResultProgress result={data} />
            <ResultTranscript result={data} />
            <HumanReviewSection result={data} />
            <IntegritySection sessionId={data.session_id} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

const subjectOf = ({ company, role_family, level }: InterviewResult) =>
  `${company} · ${role_family.name} · ${levelNames[level]}`;
