import type { Session, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { askedInTurn } from '../../../capabilities/interview/question-kinds.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { fewAnswersRule, followUpRule, isTooFew } from '../../../capabilities/interview/words.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { WhatIsStored } from './what-is-stored.tsx';

interface WhatToKnowProps {
  readonly session: Session;
  readonly interview: SessionInterview;
}

/** How a session of an interview for hiring goes, what counts, and what is kept. */
export function WhatToKnow({ session, interview }: WhatToKnowProps) {
  const { progress, clock, question_kinds, follow_up_cap } = session;
  const isSingle = progress.total === 1;
  return (
    <Facts>
      <Fact term={isSingle ? 'Question' : 'Questions'}>
        {askedInTurn(question_kinds)}. {followUpRule(follow_up_cap)}
        {isTooFew(progress.total) && ` ${fewAnswersRule}`}
      </Fact>
      <Fact term="Time">
        {wholeMinutes(clock.limit_seconds)}
        {!isSingle && ' for all questions together; how you divide them is up to you'}. Pauses cost nothing:
        “Still thinking” stops the clock, and so does leaving or closing this page. Where the browser or the
        connection fails instead, the clock stops within 90 seconds.
      </Fact>
      <Fact term="What is assessed">{assessed(session)}</Fact>
      <Fact term="Looked at by">
        <span>{session.engine.label}</span>, before a person decides. Why, and what else holds,{' '}
        <TextLink to={paths.candidate.interview(interview._id)}>stands in the invitation</TextLink>.
      </Fact>
      <Fact term="How questions were chosen">
        By the recruiter: the same questions in the same order for every candidate.
      </Fact>
      <Fact term="What is stored">
        <WhatIsStored session={session} interview={interview} />
      </Fact>
    </Facts>
  );
}

function assessed({ engine }: Session): string {
  const sought =
    engine.name === 'llm'
      ? 'What an answer shows of the competency of its question, on a written scale from 1 to 5. A skipped question scores 1.'
      : 'Whether an answer shows its evidence: the situation, what you did yourself, what came of it, specifics, and the concepts of the question.';
  return `${sought} Length, fluency, accent and style carry no weight.`;
}
