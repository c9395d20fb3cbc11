import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Session, SessionRequest } from '../../../openapi/gen/types.gen.ts';
import { createSession } from '../../api/gen/sdk.gen.ts';
import { forgetLists, storeSession } from './queries.ts';
import { type RequestKey, requestKey } from './request-key.ts';

/**
 * Creates the session. Until the page is left the same choices have the same key, so that a try after a timeout makes
 * no second session. A second click does nothing, also once the session is there and its page is still on the way:
 * it would be opened twice. With a `lastingKey` that holds also when the page is opened again.
 */
export function useCreateSession(onCreated: (session: Session) => void, lastingKey?: string) {
  const queries = useQueryClient();
  const key = useRef<RequestKey | null>(null);
  const isOnItsWay = useRef(false);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: async (body: SessionRequest) => {
      key.current = requestKey(key.current, body);
      const headers = { 'Idempotency-Key': lastingKey ?? key.current.key };
      const { data } = await createSession({ body, headers });
      return data;
    },
    onSuccess: async (session) => {
      forgetLists(queries);
      await storeSession(queries, session);
      onCreated(session);
    },
    onError: () => {
      isOnItsWay.current = false;
      // What it was refused for may have changed since it was looked at, e.g. the deadline has passed.
      forgetLists(queries);
    },
  });
  const create = (body: SessionRequest) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(body);
  };
  return { create, isPending, isError, error };
}
