import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { EngineNote } from '../../../capabilities/interview/engine-note.tsx';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import { ruleOf } from '../../../capabilities/interview/words.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { SessionHeading } from './session-heading.tsx';
import { InterviewStatusText } from './start/interview-status-text.tsx';
import { QuestionAgain } from './start/question-again.tsx';
import { WhatToKnow } from './start/what-to-know.tsx';

interface BeforeYouStartProps {
  readonly session: Session;
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** What a candidate should know before the clock runs; of an interview for hiring, what its invitation leaves out. */
export function BeforeYouStart({ session, starting, onStart }: BeforeYouStartProps) {
  const isJudged = ruleOf(session.question_type) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <Stack spacing={4}>
      <div>
        <Typography variant="overline" color="textSecondary">
          {subjectOf(session)}
        </Typography>
        <SessionHeading title="Before you start" />
      </div>
      <QuestionAgain session={session} />
      <WhatToKnow session={session} />
      {session.interview && <InterviewStatusText interviewId={session.interview._id} />}
      {!session.interview && isJudged && <EngineNote engine={session.engine} />}
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        {session.interview && (
          <Typography>From the first question on the clock runs, and the attempt counts as used.</Typography>
        )}
        <SubmitButton pending={starting}>Start the interview</SubmitButton>
      </Stack>
    </Stack>
  );
}

function subjectOf({ interview, role_family, level, question_type }: Session): string {
  if (interview) return `${interview.company} · ${interview.title}`;
  return `${role_family.name} · ${levelNames[level]} · ${typeNames[question_type]}`;
}
