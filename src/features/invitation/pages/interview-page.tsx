import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { invitationQuery } from '../invitation-query.ts';
import { LiveInvitation } from '../live/live-invitation.tsx';
import { OwnRecordings } from '../live/own-recordings.tsx';
import { ExpectStep } from '../steps/expect-step.tsx';
import { InterviewSteps } from '../steps/interview-steps.tsx';
import { LeaveSection } from '../steps/leave-section.tsx';
import { StatusNotice } from '../steps/status-notice.tsx';
import { canPrepare } from '../steps/step.ts';

/** One interview a candidate is invited to: the steps to an attempt, or what became of it where none can follow. */
export function InterviewPage() {
  const { id = '' } = useParams();
  const interview = useQuery(invitationQuery(id));
  return (
    <FocusedFrame backLabel="Interviews" backTo={paths.candidate.interviews}>
      <PageHeader
        title={interview.data?.title ?? 'Interview'}
        subtitle={interview.data && subjectOf(interview.data)}
      />
      <Loaded
        query={interview}
        errorTitle="This interview could not be loaded"
        wayBack={{ to: paths.candidate.interviews, label: 'Your interviews' }}
        rows={4}
        rowHeight={80}
      >
        {(data) =>
          data.live && data.state === 'invited' ? (
            <LiveInvitation interview={data} liveId={data.live._id} />
          ) : canPrepare(data) ? (
            <InterviewSteps key={data._id} interview={data} />
          ) : (
            <OverInterview interview={data} />
          )
        }
      </Loaded>
    </FocusedFrame>
  );
}

function OverInterview({ interview }: { readonly interview: InvitedInterview }) {
  return (
    <Stack spacing={4}>
      <StatusNotice interview={interview} />
      {interview.live && <OwnRecordings liveId={interview.live._id} />}
      <ExpectStep interview={interview} />
      <LeaveSection interview={interview} />
    </Stack>
  );
}

const subjectOf = ({ company, role_family, level }: InvitedInterview) =>
  factLine(`${company} · ${role_family.name} · ${levelNames[level]}`);
