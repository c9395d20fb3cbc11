import { useEffect, useEffectEvent, useState } from 'react';
import type { FollowUpEvent, Session } from '../../../../openapi/gen/types.gen.ts';
import { streamed } from '../../../api/client.ts';
import { streamFollowUp } from '../../../api/gen/sdk.gen.ts';

/** What is shown of a follow-up: its words in the pieces in which they came. */
export type ShownWords = readonly string[];

/** The words after one more event; what is withdrawn is not asked. */
function afterEvent(shown: ShownWords, event: FollowUpEvent): ShownWords {
  if (event.kind === 'words') return [...shown, event.text];
  return event.kind === 'withdrawn' ? [] : shown;
}

/**
 * Reads a follow-up to a turn while it is written. Where the stream breaks nothing is lost: the session
 * is looked up again by itself once its time is over.
 */
export function useFollowUp(
  sessionId: string,
  turnId: string,
  onSettled: (session: Session) => void,
): ShownWords {
  const [shown, setShown] = useState<ShownWords>([]);
  const take = useEffectEvent((event: FollowUpEvent) => {
    setShown((before) => afterEvent(before, event));
    if (event.kind === 'settled') onSettled(event.session);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const path = { session_id: sessionId, turn_id: turnId };
      const { stream } = await streamFollowUp({ ...streamed, path, signal: leaving.signal });
      for await (const event of stream) if (!leaving.signal.aborted) take(event);
    };
    void read().catch(() => {});
    return () => leaving.abort();
  }, [sessionId, turnId]);

  return shown;
}
