import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { LongTextField } from '../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { eventLabel } from './event-words.ts';
import { commentMaxLength, useEventComment } from './use-event-comment.ts';

interface EventCommentFormProps {
  readonly sessionId: string;
  readonly event: IntegrityEvent;
  /** The form may be gone then. */
  readonly onSaved: () => void;
}

/** What the candidate says to one event; closed until it is wanted. */
export function EventCommentForm({ sessionId, event, onSaved }: EventCommentFormProps) {
  const { text, problem, isPending, error, type, save } = useEventComment(sessionId, event, onSaved);
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    save();
  };
  return (
    <Disclosure
      summary={
        <>
          {event.comment ? 'Edit comment' : 'Add a comment'}
          <span style={visuallyHidden}> on {eventLabel(event)}</span>
        </>
      }
      sx={{ displayPrint: 'none' }}
    >
      <Stack component="form" noValidate onSubmit={submit} spacing={2}>
        <LongTextField
          label={`Your comment on: ${eventLabel(event)}`}
          help="Whoever sees the note sees your comment. Save an empty one to remove it."
          minRows={2}
          value={text}
          maxLength={commentMaxLength}
          error={problem}
          onChange={type}
        />
        {error && <ErrorPanel title="Your comment was not saved" error={error} onRetry={save} />}
        <SubmitButton pending={isPending} variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }}>
          Save comment
        </SubmitButton>
      </Stack>
    </Disclosure>
  );
}
