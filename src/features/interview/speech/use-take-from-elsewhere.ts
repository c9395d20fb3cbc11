import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { recordingsQuery } from './speech-queries.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { unwrittenTake } from './unwritten-take.ts';

/** Tries so often to hear of it: what is not known of is handed in without. */
const attempts = 5;

/** Goes on with a recording whose words the answer lacks, e.g. of the device that this page took the session over from. */
export function useTakeFromElsewhere(
  { sessionId, turnId }: TurnKey,
  spoken: SpokenAnswer,
  keeper: DraftKeeper | null,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!keeper) return;
    const find = async () => {
      const { items } = await queries.fetchQuery({ ...recordingsQuery(sessionId), retry: attempts });
      return unwrittenTake(items, turnId, keeper);
    };
    void spoken.goOnWith(find);
  }, [spoken, keeper, queries, sessionId, turnId]);
}
