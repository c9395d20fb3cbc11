import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Session, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { waitsForEngine } from '../../../capabilities/accommodation/engine-and-request.tsx';
import { UndecidedRequest } from '../../../capabilities/accommodation/undecided-request.tsx';
import { EngineTroubleNotice } from '../../../capabilities/interview/engine-trouble-notice.tsx';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { SessionHeading } from '../components/session-heading.tsx';
import { WhatToKnow } from './what-to-know.tsx';

interface BeforeYouStartProps {
  readonly session: Session;
  readonly interview: SessionInterview;
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** What a candidate should know before the clock of an interview for hiring runs, and its invitation leaves out. */
export function BeforeYouStart({ session, interview, starting, onStart }: BeforeYouStartProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <Stack spacing={4}>
      <div>
        <Typography variant="overline" color="textSecondary">
          {interview.company} · {interview.title}
        </Typography>
        <SessionHeading title="Before you start" />
      </div>
      <WhatToKnow session={session} interview={interview} />
      <InterviewStatusText interviewId={interview._id} />
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Typography>From the first question on the clock runs, and the attempt counts as used.</Typography>
        <SubmitButton pending={starting}>Start the interview</SubmitButton>
      </Stack>
    </Stack>
  );
}

/** What somebody may rather wait for than start an interview for hiring; the start itself does not wait for it. */
function InterviewStatusText({ interviewId }: { readonly interviewId: string }) {
  const interview = useQuery(interviewQuery(interviewId));
  return (
    <Loaded query={interview} errorTitle="What looks at your answers could not be loaded" rowHeight={120}>
      {(found) => (
        <Stack spacing={3} sx={{ '&:empty': { display: 'none' } }}>
          <EngineTroubleNotice trouble={found.engine_trouble} meaning={waitsForEngine} />
          <UndecidedRequest interview={found} />
        </Stack>
      )}
    </Loaded>
  );
}
