import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { silent } from '../../../api/client.ts';
import { recordIntegrityEvents } from '../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../stores/context.tsx';
import { fromThisClient } from '../../interview/client-id.ts';
import { useRunningSender } from '../../interview/use-running-sender.ts';
import { refreshIntegrityLog } from '../integrity-query.ts';
import { EventSender } from './event-sender.ts';
import { openEventQueue } from './indexed-db-event-queue.ts';

/** Sends the events of an attempt, and again what could not be: at start, when online, and after a login. */
export function useEventSender(userId: string, sessionId: string): EventSender {
  const queries = useQueryClient();
  const { auth } = useStores();

  const sender = useMemo(() => {
    const path = { session_id: sessionId };
    return new EventSender({
      queue: openEventQueue(userId, sessionId),
      send: (events) => {
        const body = { sent_at: new Date().toISOString(), events };
        return recordIntegrityEvents({ ...silent, ...fromThisClient(), path, body });
      },
      onRefused: () => void refreshIntegrityLog(queries, sessionId),
    });
  }, [userId, sessionId, queries]);

  useRunningSender(sender, auth);

  return sender;
}
