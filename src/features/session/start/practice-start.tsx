import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { isStartedAtOnce } from '../../../capabilities/interview/start-at-once.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { SessionHeading } from '../components/session-heading.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import type { SessionWrites } from '../running/use-session-writes.ts';
import { QuestionAgain } from './question-again.tsx';
import { SelectionNote } from './selection-note.tsx';

interface PracticeStartProps {
  readonly session: Session;
  readonly writes: SessionWrites;
}

/** Starts a practice at once where its set-up led here; one that is opened again, or could not be started, waits for a click. */
export function PracticeStart({ session, writes }: PracticeStartProps) {
  const location = useLocation();
  const [isStarting, setIsStarting] = useState(() => isStartedAtOnce(location.state, session._id));
  const startNow = useEffectEvent(async () => {
    if (isStarting && !(await writes.start())) setIsStarting(false);
  });
  useEffect(() => void startNow(), []);
  if (!isStarting) return <ReadyToStart session={session} writes={writes} />;
  return (
    <>
      <PageHeader title="Interview" />
      <SkeletonLines rows={5} />
    </>
  );
}

function ReadyToStart({ session, writes }: PracticeStartProps) {
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
