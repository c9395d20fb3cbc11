import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { codeTitle } from '../../../capabilities/code/cases/run-words.ts';
import { turnTitle } from '../../../capabilities/interview/session-stage.ts';
import { ReadAloudOption } from '../../../capabilities/speech/read-aloud/read-aloud-option.tsx';
import type { TurnSpeech } from '../../../capabilities/speech/use-turn-speech.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { SessionHeading } from '../components/session-heading.tsx';
import { QuestionContext } from './question-context.tsx';

interface AskedQuestionProps {
  readonly session: Session;
  readonly turn: Turn;
  readonly speech: Pick<TurnSpeech, 'voice' | 'options'>;
  /** What a screen reader says on demand. */
  readonly announcement: string;
}

/** The open question, what it is about, and the way to hear it. */
export function AskedQuestion({ session, turn, speech, announcement }: AskedQuestionProps) {
  return (
    <div>
      <SessionHeading
        title={turn.code ? codeTitle(turn.code) : turn.prompt}
        documentTitle={turnTitle(session)}
      />
      <QuestionContext session={session} turn={turn} />
      <ReadAloudOption voice={speech.voice} options={speech.options} />
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </div>
  );
}
