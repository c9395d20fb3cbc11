import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { askedInTurn } from '../../../capabilities/interview/question-kinds.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { attemptsFact, followUpRule } from '../../../capabilities/interview/words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { serverNow } from '../../../lib/server-clock.ts';

/** How the interview goes: its questions, its time, its window, and who looks at the answers. */
export function InterviewFacts({ interview }: { readonly interview: InvitedInterview }) {
  const { question_kinds, follow_up_cap, limit_seconds, opens_at, closes_at, engine, company } = interview;
  const { granted } = interview.accommodations;
  const extra = granted.extra_time_percent;
  const canSpeak = interview.can_record && question_kinds.words > 0 && !granted.text_only;
  return (
    <Facts>
      <Fact term="Questions">
        {askedInTurn(question_kinds)}, the same for every candidate. {followUpRule(follow_up_cap)}
      </Fact>
      <Fact term="Time">
        {wholeMinutes(limit_seconds)} in all{extra > 0 && `, with ${extra}% extra time`}. “Still thinking”
        pauses the timer, and so does leaving the page.
      </Fact>
      <Fact term="Answers">{canSpeak ? 'Spoken or typed; both count the same.' : 'Typed.'}</Fact>
      <Fact term="Attempts">{attemptsFact(interview)}</Fact>
      {Date.parse(opens_at) > serverNow() && (
        <Fact term="Opens">
          <DatedTime value={opens_at} />
        </Fact>
      )}
      <Fact term="Start before">
        <DatedTime value={closes_at} />
      </Fact>
      <Fact term="Evaluated by">
        {engine.label}. Then a person at {company} decides.
      </Fact>
    </Facts>
  );
}
