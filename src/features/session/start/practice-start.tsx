import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { SessionHeading } from '../components/session-heading.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import type { SessionWrites } from '../running/use-session-writes.ts';
import { QuestionAgain } from './question-again.tsx';
import { SelectionNote } from './selection-note.tsx';

interface PracticeStartProps {
  readonly session: Session;
  readonly writes: SessionWrites;
}

/** The start of a practice that was opened and not begun. */
export function PracticeStart({ session, writes }: PracticeStartProps) {
  const { role_family, level, question_type, progress, clock } = session;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void writes.start();
  };
  return (
    <Stack spacing={4}>
      <div>
        <Typography variant="overline" color="textSecondary">
          {role_family.name} · {levelNames[level]} · {typeNames[question_type]}
        </Typography>
        <SessionHeading title="Ready to start" />
      </div>
      <QuestionAgain session={session} />
      <Typography>
        {progress.total === 1 ? '1 question' : `${progress.total} questions`},{' '}
        {wholeMinutes(clock.limit_seconds)} at most. Only you see it.
      </Typography>
      <SelectionNote session={session} />
      <Stack component="form" onSubmit={submit} sx={{ alignItems: { sm: 'flex-start' } }}>
        <SubmitButton pending={writes.pending === 'start'}>Start</SubmitButton>
      </Stack>
      <WriteFailureNote failure={writes.failure} retry={writes.retry} />
    </Stack>
  );
}
