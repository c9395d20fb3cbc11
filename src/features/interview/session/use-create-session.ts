import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { silent } from '../../../api/client.ts';
import { createSession } from '../../../api/gen/sdk.gen.ts';
import type { Session, SessionRequest } from '../../../api/gen/types.gen.ts';
import { forgetLists, storeSession } from '../queries.ts';
import { type RequestKey, requestKey } from './request-key.ts';

/**
 * Creates the session. Until the page is left the same choices have the same key, so that neither a
 * try after a timeout nor a second click makes a second session.
 */
export function useCreateSession(onCreated: (session: Session) => void) {
  const queries = useQueryClient();
  const key = useRef<RequestKey | null>(null);
  return useMutation({
    mutationFn: async (body: SessionRequest) => {
      key.current = requestKey(key.current, body);
      const headers = { 'Idempotency-Key': key.current.key };
      const { data } = await createSession({ ...silent, body, headers });
      return data;
    },
    onSuccess: async (session) => {
      forgetLists(queries);
      await storeSession(queries, session);
      onCreated(session);
    },
    // What it was refused for may have changed since it was looked at, e.g. the deadline has passed.
    onError: () => forgetLists(queries),
  });
}
