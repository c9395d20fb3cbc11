import Box from '@mui/material/Box';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { EngineNoteOfInterview } from '../../../capabilities/interview/engine-note-of-interview.tsx';
import { keptFor } from '../../../capabilities/interview/kept-for.ts';
import { rulesOfKinds } from '../../../capabilities/interview/question-kinds.ts';
import { attemptsRule } from '../../../capabilities/interview/words.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';

/** What may be wanted of an interview beyond what to expect: its rules in full. */
export function HowItWorks({ interview }: { readonly interview: InvitedInterview }) {
  const { question_kinds, attempts, engine, accommodations } = interview;
  const canSpeak = interview.can_record && question_kinds.words > 0 && !accommodations.granted.text_only;
  return (
    <Disclosure summary="How this works">
      <Facts>
        {rulesOfKinds(question_kinds).map(({ term, rule }) => (
          <Fact key={term} term={term}>
            {rule}
          </Fact>
        ))}
        {canSpeak && <Fact term="Speaking">{speakingFact(interview)}</Fact>}
        {attempts.allowed > 1 && <Fact term="Several attempts">{attemptsRule}</Fact>}
        <Fact term="Kept for">{keptFor(interview)}; then answers, reports and notes are deleted.</Fact>
        <Fact term="Evaluation">
          Length, fluency, accent and style carry no weight.
          <Box sx={{ mt: 1 }}>
            <EngineNoteOfInterview engine={engine} />
          </Box>
        </Fact>
      </Facts>
    </Disclosure>
  );
}

/** Where what is spoken goes, and what was decided on it in an attempt before. */
function speakingFact({ consents }: InvitedInterview): string {
  const decision = consents.find(({ item }) => item === 'answer_recordings')?.decision;
  const asked = 'You are asked before the first recording, with the timer paused.';
  const decided = decision && (decision.is_given ? 'You agreed to that.' : 'You declined that.');
  return `What you record is sent to a speech service to be transcribed. ${decided ?? asked}`;
}
