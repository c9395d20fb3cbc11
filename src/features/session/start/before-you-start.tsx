import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { waitsForEngine } from '../../../capabilities/accommodation/engine-and-request.tsx';
import { UndecidedRequest } from '../../../capabilities/accommodation/undecided-request.tsx';
import { EngineNote } from '../../../capabilities/interview/engine-note.tsx';
import { EngineTroubleNotice } from '../../../capabilities/interview/engine-trouble-notice.tsx';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { ruleOf } from '../../../capabilities/interview/words.ts';
import { questionName } from '../../../capabilities/report-view/question/question-name.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { SessionHeading } from '../components/session-heading.tsx';
import { AnswerInEarlierReport } from './answer-in-earlier-report.tsx';
import { useRetriedQuestion } from './use-retried-question.ts';
import { WhatToKnow } from './what-to-know.tsx';

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
