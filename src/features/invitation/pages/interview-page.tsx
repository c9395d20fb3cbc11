import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { AssessedCompetencies } from '../components/assessed-competencies.tsx';
import { InterviewFacts } from '../components/interview-facts.tsx';
import { canPrepare } from '../components/preparation.ts';
import { PreparationLink } from '../components/preparation-link.tsx';
import { PreparationSections } from '../components/preparation-sections.tsx';
import { StatusNotice } from '../components/status-notice.tsx';

/** One interview a candidate is invited to: what it is, what it captures, and the way into it. */
export function InterviewPage() {
  const { id = '' } = useParams();
  const interview = useQuery(interviewQuery(id));
  return (
    <FocusedFrame backLabel="Interviews" backTo={paths.candidate.interviews}>
      <PageHeader
        title={interview.data?.title ?? 'Interview'}
        subtitle={interview.data && subjectOf(interview.data)}
        actions={interview.data && canPrepare(interview.data) && <PreparationLink />}
      />
      <Loaded
        query={interview}
        errorTitle="This interview could not be loaded"
        wayBack={{ to: paths.candidate.interviews, label: 'Your interviews' }}
        rows={4}
        rowHeight={160}
      >
        {(data) => <InterviewSections interview={data} />}
      </Loaded>
    </FocusedFrame>
  );
}

function InterviewSections({ interview }: { readonly interview: InvitedInterview }) {
  return (
    <Stack spacing={3}>
      <StatusNotice interview={interview} />
      <Panel title="How it goes">
        <InterviewFacts interview={interview} />
      </Panel>
      <Panel title="What is assessed">
        <AssessedCompetencies interview={interview} />
      </Panel>
      {canPrepare(interview) && <PreparationSections interview={interview} />}
    </Stack>
  );
}

const subjectOf = ({ company, role_family, level }: InvitedInterview) =>
  factLine(`${company} · ${role_family.name} · ${levelNames[level]}`);
