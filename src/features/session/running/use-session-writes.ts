import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import {
  completeSession,
  continueSession,
  getSession,
  pauseSession,
  resumeSession,
  retryTurn,
  skipTurn,
  startSession,
} from '../../../api/gen/sdk.gen.ts';
import { isConflict, isOpenElsewhere } from '../../../capabilities/drafts/send-failure.ts';
import { fromThisClient } from '../../../capabilities/interview/client-id.ts';
import { forgetLists, storeSession } from '../../../capabilities/interview/queries.ts';
import { sessionStage } from '../../../capabilities/interview/session-stage.ts';

/** What a candidate can do with a session, besides answering. */
export type SessionAction = 'start' | 'pause' | 'resume' | 'skip' | 'next' | 'retry-answer' | 'complete';

interface SessionWrite {
  readonly action: SessionAction;
  readonly call: () => Promise<{ data: Session }>;
}

/** What changes a session besides its answers; each takes what the server answers as the new truth. */
export function useSessionWrites(sessionId: string) {
  const queries = useQueryClient();
  const path = { session_id: sessionId };
  const queryKey = getSessionQueryKey({ path });
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: async ({ call }: SessionWrite) => (await call()).data,
    onSuccess: async (session, { action }) => {
      if (action === 'start' || sessionStage(session) !== 'running') forgetLists(queries);
      await storeSession(queries, session);
    },
    // The session was changed elsewhere, or its time is up: look before anything else is tried.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const write = (action: SessionAction, call: SessionWrite['call']) =>
    mutateAsync({ action, call }).catch(() => null);
  const inSession = () => ({ ...fromThisClient(), path });
  const inTurn = (turnId: string) => ({ ...fromThisClient(), path: { ...path, turn_id: turnId } });

  const starting = useRef<Promise<Session | null> | null>(null);
  /** Once at a time: a second click comes before the button can show that the first is under way. */
  const start = () => {
    starting.current ??= write('start', () => startOnce(sessionId)).finally(() => {
      starting.current = null;
    });
    return starting.current;
  };

  return {
    /** What is under way. */
    pending: isPending && variables ? variables.action : null,
    /** What did not work, and why; the page says it beside the buttons, with `retry`. */
    failure: error && variables ? { action: variables.action, error } : null,
    retry: () => void (variables && write(variables.action, variables.call)),
    forgetFailure: reset,
    start,
    pause: () => write('pause', () => pauseSession(inSession())),
    resume: () => write('resume', () => resumeSession(inSession())),
    complete: () => write('complete', () => completeSession(inSession())),
    skip: (turnId: string) => write('skip', () => skipTurn(inTurn(turnId))),
    next: (turnId: string) => write('next', () => continueSession(inTurn(turnId))),
    retryAnswer: (turnId: string) => write('retry-answer', () => retryTurn(inTurn(turnId))),
    refresh: () => queries.invalidateQueries({ queryKey }),
  };
}

const isUnderWay = (error: unknown) => isConflict(error) && !isOpenElsewhere(error);

/** Starts the session; one that is under way, e.g. from another tab, counts as started. */
async function startOnce(sessionId: string): Promise<{ data: Session }> {
  const path = { session_id: sessionId };
  try {
    return await startSession({ ...taking(isUnderWay), ...fromThisClient(), path });
  } catch (error) {
    if (!isUnderWay(error)) throw error;
    const found = await getSession({ path });
    if (sessionStage(found.data) !== 'running') throw error;
    return found;
  }
}

export type SessionWrites = ReturnType<typeof useSessionWrites>;
