import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { silent } from '../../../../api/client.ts';
import { getSessionQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import {
  completeSession,
  pauseSession,
  recordPresence,
  resumeSession,
  skipTurn,
  startSession,
} from '../../../../api/gen/sdk.gen.ts';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { forgetLists, storeSession } from '../../queries.ts';
import { sessionStage } from './session-stage.ts';

/** What a candidate can do with a session, besides answering. */
export type SessionAction = 'start' | 'pause' | 'resume' | 'skip' | 'complete';

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

  const tellPresence = useCallback(async () => {
    const key = getSessionQueryKey({ path: { session_id: sessionId } });
    try {
      const { data: clock } = await recordPresence({ ...silent, path: { session_id: sessionId } });
      queries.setQueryData<Session>(key, (session) => session && { ...session, clock });
    } catch {
      void queries.invalidateQueries({ queryKey: key });
    }
  }, [queries, sessionId]);

  return {
    /** What is under way. */
    pending: isPending && variables ? variables.action : null,
    /** What did not work, and why; the page says it beside the buttons, with `retry`. */
    failure: error && variables ? { action: variables.action, error } : null,
    retry: () => void (variables && write(variables.action, variables.call)),
    forgetFailure: reset,
    start: () => write('start', () => startSession({ ...silent, path })),
    pause: () => write('pause', () => pauseSession({ ...silent, path })),
    resume: () => write('resume', () => resumeSession({ ...silent, path })),
    complete: () => write('complete', () => completeSession({ ...silent, path })),
    skip: (turnId: string) =>
      write('skip', () => skipTurn({ ...silent, path: { ...path, turn_id: turnId } })),
    tellPresence,
    refresh: () => queries.invalidateQueries({ queryKey }),
  };
}

export type SessionWrites = ReturnType<typeof useSessionWrites>;
