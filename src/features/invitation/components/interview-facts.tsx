import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { askedInTurn, rulesOfKinds } from '../../../capabilities/interview/question-kinds.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { attemptsFact, followUpRule } from '../../../capabilities/interview/words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { serverNow } from '../../../lib/server-clock.ts';

/** How the interview goes: its questions, its time and its window. */
export function InterviewFacts({ interview }: { readonly interview: InvitedInterview }) {
  const { question_kinds, follow_up_cap, limit_seconds, opens_at, closes_at } = interview;
  const { granted } = interview.accommodations;
  const extra = granted.extra_time_percent;
  return (
    <Facts>
      <Fact term="Questions">
        {askedInTurn(question_kinds)}. They are the same for every candidate. {followUpRule(follow_up_cap)}
      </Fact>
      {rulesOfKinds(question_kinds).map(({ term, rule }) => (
        <Fact key={term} term={term}>
          {rule}
        </Fact>
      ))}
      {question_kinds.words > 0 && !granted.text_only && (
        <Fact term="Speaking">{speakingFact(interview)}</Fact>
      )}
      <Fact term="Time">
        {wholeMinutes(limit_seconds)} in all{extra > 0 && `, with ${extra}% extra time`}. Pauses cost nothing:
        “Still thinking” stops the clock, and so does leaving the page.
      </Fact>
      <Fact term="Attempts">{attemptsFact(interview)}</Fact>
      <Fact term={Date.parse(opens_at) > serverNow() ? 'Opens' : 'Opened'}>
        <DatedTime value={opens_at} />
      </Fact>
      <Fact term="Deadline">
        <DatedTime value={closes_at} />. An attempt has to begin before it; then the interview closes.
      </Fact>
      <Fact term="Kept for">
        {interview.retention_days} days after the interview has closed; then answers, reports and notes are
        removed.
      </Fact>
    </Facts>
  );
}

/** Whether answers can be spoken here, and what was decided on it in an attempt before. */
function speakingFact({ can_record, consents }: InvitedInterview): string {
  if (!can_record) return 'Answers are typed here: no speech service is configured.';
  const decision = consents.find(({ item }) => item === 'answer_recordings')?.decision;
  const asked = 'You are asked before the first recording, and the clock stands still meanwhile.';
  const decided = decision && (decision.is_given ? 'You agreed to that.' : 'You declined that.');
  return `You may speak your answers; what you record is sent to a speech service to be written down. ${decided ?? asked} Typing counts as much.`;
}
