import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStores } from '../../stores/context.tsx';
import { refreshIntegrityLog } from './integrity-query.ts';
import { useEventSender } from './sending/use-event-sender.ts';

/** Sends what an earlier page noted of an attempt and could not send. */
export function useLeftEvents(sessionId: string): void {
  const queries = useQueryClient();
  const { auth } = useStores();
  const sender = useEventSender(auth.user?._id ?? '', sessionId);

  useEffect(() => {
    void sender.drain().then((sent) => {
      if (sent > 0) void refreshIntegrityLog(queries, sessionId);
    });
  }, [sender, queries, sessionId]);
}
