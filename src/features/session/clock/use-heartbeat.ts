import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Session, SessionClock } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { pauseSession, sendHeartbeat } from '../../../api/gen/sdk.gen.ts';
import { consumeLeft, rememberLeft } from '../../../capabilities/drafts/left-session.ts';
import { fromThisClient } from '../../../capabilities/interview/client-id.ts';
import { storeSession } from '../../../capabilities/interview/queries.ts';
import { useStores } from '../../../stores/context.tsx';
import { useHandedOver } from '../client/use-active-client.ts';
import { useLeavingPage } from '../client/use-leaving-page.ts';
import type { SessionWrites } from '../running/use-session-writes.ts';

interface HeartbeatProps {
  readonly resume: SessionWrites['resume'];
  /** An answer or another change of the session is on its way. */
  readonly isWriting: boolean;
}

const everyMs = 30_000;

/** The pause of a screen that was left; whoever comes back resumes after it, not before. */
let leaving: Promise<void> = Promise.resolve();

/**
 * Says that somebody is here: every 30 seconds while the page is visible and the clock runs. Stops the
 * clock when the page is left, and lets it run again on the way back where the page stopped it. What
 * goes on elsewhere is not stopped by this one. While something is written, that says it, and may end the session.
 */
export function useHeartbeat({ _id, status }: Session, { resume, isWriting }: HeartbeatProps): void {
  usePulse(_id, status === 'in_progress' && !isWriting);
  usePauseWhileAway(_id, resume);
  useForgottenPause(_id, status);
}

function usePulse(sessionId: string, running: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!running) return;
    const path = { session_id: sessionId };
    const queryKey = getSessionQueryKey({ path });
    const tell = async () => {
      try {
        const { data: clock } = await sendHeartbeat({ ...silent, ...fromThisClient(), path });
        queries.setQueryData<Session>(queryKey, (session) => session && withLaterClock(session, clock));
      } catch {
        void queries.invalidateQueries({ queryKey });
      }
    };
    const tellIfVisible = () => {
      if (document.visibilityState === 'visible') void tell();
    };
    const timer = setInterval(tellIfVisible, everyMs);
    document.addEventListener('visibilitychange', tellIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellIfVisible);
    };
  }, [sessionId, running, queries]);
}

/** A reply that comes late tells an older time than e.g. that of a pause which was asked for meanwhile. */
function withLaterClock(session: Session, clock: SessionClock): Session {
  return Date.parse(clock.server_time) > Date.parse(session.clock.server_time)
    ? { ...session, clock }
    : session;
}

function usePauseWhileAway(sessionId: string, resume: SessionWrites['resume']): void {
  const queries = useQueryClient();
  const { auth } = useStores();
  const isHandedOver = useHandedOver(sessionId);
  const hasLeft = useRef(false);

  const pause = async () => {
    const path = { session_id: sessionId };
    // What was drawn last may be older than the answer that has just ended the session.
    const current = queries.getQueryData<Session>(getSessionQueryKey({ path }));
    if (current?.status !== 'in_progress' || !auth.isAuthenticated || isHandedOver()) return;
    hasLeft.current = true;
    rememberLeft(sessionId);
    try {
      const { data } = await pauseSession({ ...silent, ...fromThisClient(), path, keepalive: true });
      await storeSession(queries, data);
    } catch {
      // Not heard from any more, the server stops the clock by itself.
    }
  };
  const leave = () => {
    leaving = pause();
  };
  const comeBack = () => {
    hasLeft.current = false;
    if (consumeLeft(sessionId)) void resume();
  };
  // A clock that the page brought back still holds, it lets run again by itself.
  useLeavingPage(leave, () => hasLeft.current && comeBack());

  const arrive = useEffectEvent(comeBack);
  useEffect(() => {
    let mounted = true;
    void leaving.then(() => mounted && arrive());
    return () => {
      mounted = false;
    };
  }, []);
}

/** A pause that is over is not ended once more: the next may be the candidate's own. */
function useForgottenPause(sessionId: string, status: Session['status']): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'paused' && status !== 'paused') consumeLeft(sessionId);
    before.current = status;
  }, [sessionId, status]);
}
