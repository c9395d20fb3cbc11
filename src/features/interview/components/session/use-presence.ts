import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getSessionQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { pauseSession } from '../../../../api/gen/sdk.gen.ts';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { useStores } from '../../../../stores/context.tsx';
import { rememberLeft, takeLeft } from '../../drafts/left-session.ts';
import { storeSession } from '../../queries.ts';
import { inPlace } from '../../session/place-name.ts';
import { useHandedOver } from '../../session/use-session-place.ts';
import type { SessionWrites } from './use-session-writes.ts';

const everyMs = 30_000;

/** The pause of a screen that was left; whoever comes back resumes after it, not before. */
let leaving: Promise<void> = Promise.resolve();

/**
 * Says that somebody is here: every 30 seconds while the page is visible and the clock runs. Stops the
 * clock when the page is left, and lets it run again on the way back where it was stopped by that. What
 * goes on elsewhere is not stopped by this one.
 */
export function usePresence(session: Session, writes: Pick<SessionWrites, 'tellPresence' | 'resume'>): void {
  const sessionId = session._id;
  const queries = useQueryClient();
  const { auth } = useStores();
  const { tellPresence } = writes;
  const running = session.status === 'in_progress';
  const isHandedOver = useHandedOver(sessionId);

  const leave = useEffectEvent(async () => {
    const path = { session_id: sessionId };
    // What was drawn last may be older than the answer that has just ended the session.
    const current = queries.getQueryData<Session>(getSessionQueryKey({ path }));
    if (current?.status !== 'in_progress' || !auth.isAuthenticated || isHandedOver()) return;
    rememberLeft(sessionId);
    try {
      const { data } = await pauseSession({ ...inPlace(), path, keepalive: true });
      await storeSession(queries, data);
    } catch {
      // Not heard from any more, the server stops the clock by itself.
    }
  });
  const comeBack = useEffectEvent(() => {
    if (takeLeft(sessionId)) void writes.resume();
  });

  useEffect(() => {
    if (!running) return;
    const tellIfVisible = () => {
      if (document.visibilityState === 'visible') void tellPresence();
    };
    const timer = setInterval(tellIfVisible, everyMs);
    document.addEventListener('visibilitychange', tellIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellIfVisible);
    };
  }, [running, tellPresence]);

  useEffect(() => {
    const goes = () => void leave();
    // Out of the back-forward cache a page goes on where it was, without being drawn anew.
    const returns = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    let mounted = true;
    void leaving.then(() => mounted && comeBack());
    window.addEventListener('pagehide', goes);
    window.addEventListener('pageshow', returns);
    return () => {
      mounted = false;
      window.removeEventListener('pagehide', goes);
      window.removeEventListener('pageshow', returns);
      leaving = leave();
    };
  }, []);
}
