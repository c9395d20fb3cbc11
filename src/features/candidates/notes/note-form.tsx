import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { addNote } from '../../../api/gen/sdk.gen.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { useStores } from '../../../stores/context.tsx';
import type { Here } from '../here.ts';
import { NoteField } from './note-field.tsx';

interface NoteFormProps {
  readonly here: Here;
  /** Whether somebody has just written the one before, and goes on here. */
  readonly isNext: boolean;
  readonly onAdded: () => Promise<void>;
}

/** Writes a note; what was typed stays until it is kept. */
export function NoteForm({ here, isNext, onAdded }: NoteFormProps) {
  const { auth } = useStores();
  const input = useRef<HTMLTextAreaElement>(null);
  const { values, field, failure, summary, isPending, onSubmit } = useForm({
    initial: { text: '' },
    keptAs: auth.user ? `note:${here.workspace_id}:${here.candidate_id}:${auth.user._id}` : undefined,
    check: ({ text }) => ({ text: text.trim() === '' ? 'Write a note.' : undefined }),
    send: async ({ text }) => {
      await addNote({ path: here, body: { text } });
      await onAdded();
    },
  });
  useKeys([{ key: 'n', label: 'Write a note', act: () => input.current?.focus() }]);
  useEffect(() => {
    if (isNext) input.current?.focus();
  }, [isNext]);
  return (
    <Box component="form" noValidate aria-label="Note" onSubmit={onSubmit} sx={{ display: 'grid', gap: 1 }}>
      <FormFailure summary={summary} failure={failure} />
      <NoteField {...field('text')} label="Add a note" value={values.text} inputRef={input} />
      <Box>
        <SubmitButton pending={isPending} variant="outlined" size="medium" title="Ctrl+Enter">
          Add note
        </SubmitButton>
      </Box>
    </Box>
  );
}
