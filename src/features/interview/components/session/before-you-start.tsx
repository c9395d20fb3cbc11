import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { levelNames, typeNames } from '../../../../lib/interview-words.ts';
import { interviewQuery } from '../../queries.ts';
import { askedInTurn, rulesOfKinds } from '../../question-kinds.ts';
import { wholeMinutes } from '../../session/session-clock.ts';
import { speechQuery } from '../../speech/speech-queries.ts';
import { fewAnswersRule, followUpRule, isTooFew, ruleOf } from '../../words.ts';
import { EngineNote } from '../engine-note.tsx';
import { Fact, Facts } from '../facts.tsx';
import { EngineAndRequest } from '../invitation/engine-and-request.tsx';
import { SessionHeading } from './session-heading.tsx';

interface BeforeYouStartProps {
  readonly session: Session;
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** What a candidate should know before the clock runs. */
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
      <WhatToKnow session={session} />
      {session.interview && <StandingOf interviewId={session.interview._id} />}
      {!session.interview && isJudged && <EngineNote engine={session.engine} />}
      <Box component="form" onSubmit={submit}>
        <SubmitButton pending={starting}>Start the interview</SubmitButton>
      </Box>
    </Stack>
  );
}

/** How it goes, what counts, and what is kept. */
function WhatToKnow({ session }: Pick<BeforeYouStartProps, 'session'>) {
  const { progress, clock, question_kinds, follow_up_cap, engine } = session;
  const isSingle = progress.total === 1;
  const rule = ruleOf(session.question_type);
  return (
    <Facts>
      <Fact term={isSingle ? 'Question' : 'Questions'}>
        {askedInTurn(question_kinds)}. {followUpRule(follow_up_cap)}
        {isTooFew(progress.total) && ` ${fewAnswersRule}`}
      </Fact>
      <Fact term="Time">
        {wholeMinutes(clock.limit_seconds)}
        {!isSingle && ' in all, as long as you need for each'}. Pauses cost nothing: “Still thinking” stops
        the clock, and so does leaving or closing this page. Where the browser or the connection fails
        instead, the clock stops within 90 seconds.
      </Fact>
      <Fact term="What is assessed">
        {rule ?? `${assessed(engine)} Length, fluency, accent and style carry no weight.`}
      </Fact>
      {session.interview &&
        rulesOfKinds(question_kinds).map(({ term, rule }) => (
          <Fact key={term} term={term}>
            {rule}
          </Fact>
        ))}
      {!session.interview && <Fact term="Feedback">{feedbackFact(session)}</Fact>}
      <Fact term="How questions were chosen">
        <SelectionNote session={session} />
      </Fact>
      <Fact term="What is stored">
        {audience(session)} <KeptOfSpeaking sessionId={session._id} /> While you answer, a draft lives in this
        browser and on the server until you hand the answer in.
      </Fact>
    </Facts>
  );
}

/** That recordings are kept, where answers can be spoken. */
function KeptOfSpeaking({ sessionId }: { readonly sessionId: string }) {
  const { data: options } = useQuery(speechQuery(sessionId));
  // Without a host nothing is recorded; typing is all there is.
  if (!options?.recording.host) return null;
  return 'Of an answer that you choose to speak, the recording and what was understood of it are kept with it.';
}

/** How things stand with an interview for hiring, as its invitation says it; the start does not wait for it. */
function StandingOf({ interviewId }: { readonly interviewId: string }) {
  const interview = useQuery(interviewQuery(interviewId));
  return (
    <Loaded query={interview} errorTitle="What looks at your answers could not be loaded" rowHeight={120}>
      {(found) => <EngineAndRequest interview={found} />}
    </Loaded>
  );
}

function feedbackFact({ feedback_after_each: isAfterEach }: Session): string {
  return isAfterEach
    ? 'After each question: what was found, and what is missing. Reading costs no time. You can retry an answer twice; the first one counts.'
    : 'With the report, after the last question.';
}

function subjectOf({ interview, role_family, level, question_type }: Session): string {
  if (interview) return `${interview.company} · ${interview.title}`;
  return `${role_family.name} · ${levelNames[level]} · ${typeNames[question_type]}`;
}

function assessed({ name }: Session['engine']): string {
  return name === 'llm'
    ? 'What an answer shows of the competency of its question, on a written scale from 1 to 5. A skipped question scores 1.'
    : 'Whether an answer shows its evidence: the situation, what you did yourself, what came of it, specifics, and the concepts of the question.';
}

/** Who will see what is stored. */
function audience({ interview }: Session): string {
  if (!interview)
    return 'Your answers, their times and the report, in your account. No recruiter sees a practice interview.';
  return `Your answers, their times and the report. You see them, and so do those who hire for ${interview.company}. A person decides.`;
}

function SelectionNote({ session: { mode, selection, question_type } }: { readonly session: Session }) {
  if (mode === 'ai') return 'By the recruiter: the same questions in the same order for every candidate.';
  if (selection.method === 'retry')
    return 'The one you chose to answer again. The report shows both answers side by side.';
  if (ruleOf(question_type)) return 'By chance, from those of the role and the level.';
  if (selection.method === 'tailored')
    return 'By AI, among those of the question bank, for the job description or resume you pasted. A question it worded itself says so, and shows the words of the bank beside its own.';
  const without = selection.note ? `${selection.note} ` : '';
  if (selection.method === 'bank')
    return `${without}From the question bank, spread over the competencies of the role.`;
  if (selection.matched_terms.length === 0) {
    return 'What you pasted shares no concept with the bank, so they are spread over the competencies of the role.';
  }
  return (
    <>
      {without}By what the text you pasted and the question bank have in common:
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {selection.matched_terms.map((term) => (
          <Chip key={term} component="span" size="small" variant="outlined" label={term} />
        ))}
      </Box>
    </>
  );
}
