import { useQuery } from '@tanstack/react-query';
import type { Session, SpeechOptions, Turn } from '../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { isInWords } from '../interview/is-in-words.ts';
import type { QuestionVoice } from './read-aloud/question-voice.ts';
import { useQuestionVoice } from './read-aloud/use-question-voice.ts';
import { speechQuery } from './speech-queries.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { useRecordingsFromElsewhere } from './use-recordings-from-elsewhere.ts';
import { useSpokenAnswer } from './use-spoken-answer.ts';

/** What can be heard and spoken in the open turn. */
export interface TurnSpeech {
  /** Undefined until the server said what it offers. */
  readonly options: SpeechOptions | undefined;
  readonly spoken: SpokenAnswer;
  readonly voice: QuestionVoice;
}

export function useTurnSpeech(
  session: Session,
  turn: Turn,
  key: TurnKey,
  keeper: DraftKeeper | null,
): TurnSpeech {
  const { data: options } = useQuery(speechQuery(session._id));
  const spoken = useSpokenAnswer(key, keeper);
  useRecordingsFromElsewhere(session, key, spoken, isInWords(turn) ? keeper : null);
  const voice = useQuestionVoice(session._id, turn, options);
  return { options, spoken, voice };
}
