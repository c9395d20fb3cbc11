import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { silent } from '../../../../api/client.ts';
import { getSessionQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { submitAnswer } from '../../../../api/gen/sdk.gen.ts';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { ApiError } from '../../../../api/http/api-error.ts';
import { useStores } from '../../../../stores/context.tsx';
import { AnswerSender } from '../../drafts/answer-sender.ts';
import type { DraftStorage, QueuedAnswer } from '../../drafts/draft-storage.ts';
import { forgetLists, storeSession } from '../../queries.ts';
import { useRunningSender } from '../../use-running-sender.ts';
import { sessionStage } from './session-stage.ts';

/** An answer the server will not take, kept on the screen so that its text is not lost. */
export interface RefusedAnswer {
  readonly text: string;
  readonly why: string;
}

export interface AnswerSending {
  readonly sender: AnswerSender<Session>;
  readonly refused: RefusedAnswer | null;
  /** Raised with every refused answer. */
  readonly refusals: number;
}

/** Hands in answers, and again what an earlier page could not: at start, when online, and after a login. */
export function useAnswerSender(userId: string, sessionId: string, storage: DraftStorage): AnswerSending {
  const queries = useQueryClient();
  const { auth } = useStores();
  const [refused, setRefused] = useState<RefusedAnswer | null>(null);
  const [refusals, setRefusals] = useState(0);

  const sender = useMemo(() => {
    const onStored = (_answer: QueuedAnswer, session: Session) => {
      if (sessionStage(session) === 'ended') {
        void storage.removeSession(userId, sessionId);
        forgetLists(queries);
      }
      void storeSession(queries, session);
    };
    const onRefused = (answer: QueuedAnswer, error: unknown) => {
      setRefused({ text: answer.text, why: error instanceof ApiError ? error.text : '' });
      setRefusals((count) => count + 1);
      void queries.invalidateQueries({ queryKey: getSessionQueryKey({ path: { session_id: sessionId } }) });
    };
    return new AnswerSender<Session>(userId, sessionId, { storage, send: sendAnswer, onStored, onRefused });
  }, [userId, sessionId, storage, queries]);

  useRunningSender(sender, auth);

  return { sender, refused, refusals };
}

async function sendAnswer({ sessionId, turnId, text, idempotencyKey }: QueuedAnswer): Promise<Session> {
  const path = { session_id: sessionId, turn_id: turnId };
  const headers = { 'Idempotency-Key': idempotencyKey };
  return (await submitAnswer({ ...silent, path, headers, body: { text } })).data;
}
