import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { recordingsQuery } from './speech-queries.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { unwrittenRecordings } from './unwritten-recordings.ts';

/** Tries so often more to hear of them, before *Done* has it tried again. */
const retries = 2;

/**
 * Goes on with recordings whose words the answer lacks, e.g. of the device that this page took the session over from.
 * Nothing is looked for where the session says that nothing was recorded: without a connection nobody waits for it.
 */
export function useRecordingsFromElsewhere(
  { recorded_turns }: Pick<Session, 'recorded_turns'>,
  { sessionId, turnId }: TurnKey,
  spoken: SpokenAnswer,
  keeper: DraftKeeper | null,
): void {
  const queries = useQueryClient();
  const isRecorded = recorded_turns.includes(turnId);
  useEffect(() => {
    if (!keeper || !isRecorded) return;
    // What is typed before the list comes takes nothing out of the answer.
    const { savedAt } = keeper;
    const find = async () => {
      // What was listed before another client took the session over knows nothing of what was recorded there.
      const fresh = { ...recordingsQuery(sessionId), retry: retries, staleTime: 0 };
      const { items } = await queries.fetchQuery(fresh);
      return unwrittenRecordings(items, turnId, { text: keeper.text, savedAt });
    };
    void spoken.continueWith(find);
  }, [spoken, keeper, isRecorded, queries, sessionId, turnId]);
}
