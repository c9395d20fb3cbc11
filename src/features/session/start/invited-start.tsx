import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Session, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { EngineAndRequest } from '../../../capabilities/accommodation/engine-and-request.tsx';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { SessionHeading } from '../components/session-heading.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import type { SessionWrites } from '../running/use-session-writes.ts';

interface InvitedStartProps {
  readonly session: Session;
  readonly interview: SessionInterview;
  readonly writes: SessionWrites;
}

/** The start of an interview for hiring that was opened and not begun; all else is said in its invitation. */
export function InvitedStart({ session, interview, writes }: InvitedStartProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void writes.start();
  };
  return (
    <Stack spacing={4}>
      <div>
        <Typography variant="overline" color="textSecondary">
          {interview.company} · {interview.title}
        </Typography>
        <SessionHeading title="Ready to start" />
      </div>
      <Typography>
        You have {wholeMinutes(session.clock.limit_seconds)}. The timer starts with the first question, and
        the attempt counts as used.{' '}
        <TextLink to={paths.candidate.interview(interview._id)}>Back to the invitation</TextLink>
      </Typography>
      <WhatMayBeWaitedFor interviewId={interview._id} />
      <Stack component="form" onSubmit={submit} sx={{ alignItems: { sm: 'flex-start' } }}>
        <SubmitButton pending={writes.pending === 'start'}>Start interview</SubmitButton>
      </Stack>
      <WriteFailureNote failure={writes.failure} retry={writes.retry} />
    </Stack>
  );
}

/** What somebody may rather wait for than start; the start itself does not wait for it. */
function WhatMayBeWaitedFor({ interviewId }: { readonly interviewId: string }) {
  const interview = useQuery(interviewQuery(interviewId));
  return (
    <Loaded query={interview} errorTitle="What looks at your answers could not be loaded" rowHeight={60}>
      {(found) => <EngineAndRequest interview={found} />}
    </Loaded>
  );
}
