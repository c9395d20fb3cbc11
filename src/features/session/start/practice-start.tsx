import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { questionName } from '../../../capabilities/report-view/question/question-name.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { SessionHeading } from '../components/session-heading.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import type { SessionWrites } from '../running/use-session-writes.ts';
import { AnswerInEarlierReport } from './answer-in-earlier-report.tsx';
import { SelectionNote } from './selection-note.tsx';
import { useRetriedQuestion } from './use-retried-question.ts';

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

/** The question that is asked again, with the answer before, ahead of the clock; nothing where none is known to be. */
function QuestionAgain({ session }: { readonly session: Session }) {
  const { question, failure } = useRetriedQuestion(session);
  if (failure) return <ErrorPanel title="The question you answer again could not be loaded" {...failure} />;
  if (!question) return null;
  return (
    <section aria-labelledby="question-again">
      <Typography id="question-again" component="h2" variant="h3">
        {visibleControls(questionName(question))}
      </Typography>
      {question.exact?.code && <Typography sx={{ mt: 1 }}>{visibleControls(question.prompt)}</Typography>}
      <AnswerInEarlierReport question={question} />
    </section>
  );
}
