import { useEffect, useMemo } from 'react';
import type { SpeechOptions, Turn } from '../../../../openapi/gen/types.gen.ts';
import { readAloud } from '../../../api/gen/sdk.gen.ts';
import { readsAloud } from '../../interview/read-aloud-choice.ts';
import { QuestionVoice } from './question-voice.ts';

/** What reads the question of a turn; by itself where that was chosen, once it is known which voice does. */
export function useQuestionVoice(
  sessionId: string,
  { _id, prompt }: Turn,
  options: SpeechOptions | undefined,
): QuestionVoice {
  const source = options?.voice.source;
  const voice = useMemo(() => {
    const path = { session_id: sessionId, turn_id: _id };
    const load = async () => (await readAloud({ path, parseAs: 'blob' })).data;
    return new QuestionVoice(prompt, source === 'server' ? load : null);
  }, [sessionId, _id, prompt, source]);

  useEffect(() => {
    if (source && readsAloud()) void voice.read();
    return voice.close;
  }, [voice, source]);

  return voice;
}
