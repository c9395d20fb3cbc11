import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { commentOnIntegrityEvent } from '../../api/gen/sdk.gen.ts';
import { lengthProblem } from '../../components/form/fields/long-text-field.tsx';
import { useKeptValues, withKept } from '../../components/form/use-kept-values.ts';
import { useStores } from '../../stores/context.tsx';
import { refreshIntegrityLog } from './integrity-query.ts';

/** Characters. */
export const commentMaxLength = 1000;

/** What is typed about an event, and its way to the server; what is not sent is kept when the page goes. */
export function useEventComment(sessionId: string, event: IntegrityEvent, onSaved: () => void) {
  const queries = useQueryClient();
  const { auth } = useStores();
  const keptAs = auth.user ? `event-comment:${event._id}:${auth.user._id}` : undefined;
  const stored = { text: event.comment ?? '' };
  const [values, setValues] = useState(() => withKept(keptAs, stored));
  useKeptValues(keptAs, values, stored);
  const { text } = values;
  const problem = lengthProblem(text, commentMaxLength);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () =>
      commentOnIntegrityEvent({
        path: { session_id: sessionId },
        body: { event_id: event._id, text: text.trim() },
      }),
    onSuccess: async ({ data }) => {
      setValues({ text: data.comment ?? '' });
      await refreshIntegrityLog(queries, sessionId);
      onSaved();
    },
  });
  return {
    text,
    problem,
    isPending,
    error,
    type: (typed: string) => {
      reset();
      setValues({ text: typed });
    },
    save: () => {
      if (!problem && !isPending) mutate();
    },
  };
}
