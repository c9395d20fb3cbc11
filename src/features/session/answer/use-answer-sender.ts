import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { submitAnswer } from '../../../api/gen/sdk.gen.ts';
import { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import type {
  DraftStorage,
  QueuedAnswer,
  RefusedAnswer,
} from '../../../capabilities/drafts/draft-storage.ts';
import { isConflict, isOpenElsewhere, sendFailureOf } from '../../../capabilities/drafts/send-failure.ts';
import { fromThisClient } from '../../../capabilities/interview/client-id.ts';
import { forgetLists, storeSession } from '../../../capabilities/interview/queries.ts';
import { sessionStage } from '../../../capabilities/interview/session-stage.ts';
import { useRunningSender } from '../../../capabilities/interview/use-running-sender.ts';
import { forgetRecordings } from '../../../capabilities/speech/recording/forget-recordings.ts';
import { recordingCalls } from '../../../capabilities/speech/recording/recording-calls.ts';
import { refreshRecordings } from '../../../capabilities/speech/speech-queries.ts';
import { useStores } from '../../../stores/context.tsx';

export interface AnswerSending {
  readonly sender: AnswerSender<Session>;
  /** Kept on the screen so that their texts are not lost. */
  readonly refused: readonly RefusedAnswer[];
  readonly dismiss: (refused: RefusedAnswer) => void;
  /** Shows more that is in no answer. */
  readonly add: (refused: readonly RefusedAnswer[]) => void;
  /** Raised with every answer that is refused while the page is open. */
  readonly refusals: number;
  /** Takes what the server says of the session after an answer; one that ended is forgotten on this device. */
  readonly take: (session: Session) => void;
}

/** Hands in answers, and again what an earlier page could not: at start, when online, and after a login. */
export function useAnswerSender(userId: string, sessionId: string, storage: DraftStorage): AnswerSending {
  const queries = useQueryClient();
  const { auth } = useStores();
  const { refused, add, dismiss } = useRefusedAnswers(userId, sessionId, storage);
  const [refusals, setRefusals] = useState(0);

  const take = useCallback(
    (session: Session) => {
      if (sessionStage(session) === 'ended') {
        storage.removeSession(userId, sessionId).catch(() => {});
        forgetLists(queries);
      }
      void storeSession(queries, session);
    },
    [userId, sessionId, storage, queries],
  );

  const sender = useMemo(() => {
    const queryKey = getSessionQueryKey({ path: { session_id: sessionId } });
    const lookAgain = () => void queries.invalidateQueries({ queryKey });
    const onStored = (answer: QueuedAnswer, session: Session) => {
      void forgetRecordings(answer);
      if (answer.removedRecording) void refreshRecordings(queries, sessionId);
      take(session);
    };
    const onRefused = (answer: RefusedAnswer) => {
      add([answer]);
      setRefusals((count) => count + 1);
      lookAgain();
    };
    const send = async (answer: QueuedAnswer, isAgain: boolean): Promise<Session> => {
      const options = isAgain ? silent : {};
      try {
        await removeRecording(answer, options);
        return await sendAnswer(answer, own.waitedMs(), options);
      } catch (error) {
        // The session goes on elsewhere, perhaps: the answer waits until it goes on here.
        if (isConflict(error)) lookAgain();
        throw error;
      }
    };
    const own: AnswerSender<Session> = new AnswerSender<Session>(userId, sessionId, {
      storage,
      send,
      onStored,
      onRefused,
    });
    return own;
  }, [userId, sessionId, storage, queries, add, take]);

  useRunningSender(sender, auth);

  return { sender, refused, dismiss, add, refusals, take };
}

/**
 * Removes what arrived of a recording that was given up with an answer. What is gone, or belongs to a turn that takes
 * no more, does not hold that up; all else is tried again, and the answer waits for it.
 */
async function removeRecording(
  { sessionId, removedRecording }: QueuedAnswer,
  options: Partial<typeof silent>,
): Promise<void> {
  if (removedRecording === undefined) return;
  try {
    await recordingCalls(sessionId).discard(removedRecording, options);
  } catch (error) {
    if (sendFailureOf(error) !== 'refused' || isOpenElsewhere(error)) throw error;
  }
}

async function sendAnswer(
  { sessionId, turnId, text, idempotencyKey }: QueuedAnswer,
  waitedMs: number,
  options: Partial<typeof silent>,
): Promise<Session> {
  const path = { session_id: sessionId, turn_id: turnId };
  const headers = {
    ...fromThisClient().headers,
    'Idempotency-Key': idempotencyKey,
    'Answer-Waited': waitedMs,
  };
  return (await submitAnswer({ ...options, path, headers, body: { text } })).data;
}

/** The answers of a session the server did not take, also those of an earlier page, until they are dismissed. */
function useRefusedAnswers(userId: string, sessionId: string, storage: DraftStorage) {
  const [refused, setRefused] = useState<readonly RefusedAnswer[]>([]);

  const add = useCallback((more: readonly RefusedAnswer[]) => {
    setRefused((known) => [...known.filter((one) => !more.some((other) => isSame(one, other))), ...more]);
  }, []);

  const dismiss = (gone: RefusedAnswer) => {
    setRefused((known) => known.filter((one) => !isSame(one, gone)));
    // What a broken device does not forget is shown again after a reload; nothing is lost by that.
    storage.removeRefused(gone).catch(() => {});
  };

  useEffect(() => {
    storage.listRefused(userId, sessionId).then(add, () => {});
  }, [userId, sessionId, storage, add]);

  return { refused, add, dismiss };
}

const isSame = (one: RefusedAnswer, other: RefusedAnswer) => one.idempotencyKey === other.idempotencyKey;
