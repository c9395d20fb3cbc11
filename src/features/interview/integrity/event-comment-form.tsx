import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { silent } from '../../../api/client.ts';
import { commentOnIntegrityEvent } from '../../../api/gen/sdk.gen.ts';
import type { IntegrityEvent } from '../../../api/gen/types.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useKeptValues, withKept } from '../../../components/form/use-kept-values.ts';
import { Fold } from '../components/fold.tsx';
import { eventName } from './event-words.ts';
import { refreshIntegrityLog } from './integrity-query.ts';

const commentMaxLength = 1000;

interface EventCommentFormProps {
  readonly sessionId: string;
  readonly event: IntegrityEvent;
}

/** What the candidate says to one event; closed until it is wanted. */
export function EventCommentForm({ sessionId, event }: EventCommentFormProps) {
  const queries = useQueryClient();
  const keptAs = `event-comment:${sessionId}:${event._id}`;
  const stored = { text: event.comment ?? '' };
  const [values, setValues] = useState(() => withKept(keptAs, stored));
  useKeptValues(keptAs, values, stored);
  const { text } = values;
  const problem = lengthProblem(text, commentMaxLength);
  const saving = useMutation({
    mutationFn: () =>
      commentOnIntegrityEvent({
        ...silent,
        path: { session_id: sessionId },
        body: { event_id: event._id, text: text.trim() },
      }),
    onSuccess: ({ data }) => {
      setValues({ text: data.comment ?? '' });
      return refreshIntegrityLog(queries, sessionId);
    },
  });
  const submit = (sent?: FormEvent) => {
    sent?.preventDefault();
    if (!problem && !saving.isPending) saving.mutate();
  };
  return (
    <Fold
      summary={event.comment ? 'Change what you say to it' : 'Say something to it'}
      sx={{ displayPrint: 'none' }}
    >
      <Stack component="form" noValidate onSubmit={submit} spacing={2}>
        <LongTextField
          label={`What you say to: ${eventName(event)}`}
          help="Whoever sees the note sees it beside it. An empty one is removed."
          minRows={2}
          value={text}
          maxLength={commentMaxLength}
          error={problem}
          onChange={(typed) => {
            saving.reset();
            setValues({ text: typed });
          }}
        />
        {saving.isError && (
          <ErrorPanel title="Your comment was not saved" error={saving.error} onRetry={() => submit()} />
        )}
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <SubmitButton pending={saving.isPending} variant="outlined">
            Save the comment
          </SubmitButton>
          <span role="status">{saving.isSuccess && 'Saved.'}</span>
        </Stack>
      </Stack>
    </Fold>
  );
}
