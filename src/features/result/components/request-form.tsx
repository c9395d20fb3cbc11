import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useKeptValues, withKept } from '../../../components/form/use-kept-values.ts';
import { useStores } from '../../../stores/context.tsx';

interface RequestFormProps {
  readonly label: string;
  readonly help?: string;
  /** Characters. */
  readonly maxLength: number;
  /** What is said where nothing was written; left out where that is allowed. */
  readonly emptyProblem?: string;
  readonly button: string;
  /** Names what the text is about: what was not sent is kept for it. */
  readonly about: string;
  readonly errorTitle: string;
  readonly send: (text: string) => Promise<unknown>;
  /** Has what it changes fetched again; the form may be gone then. */
  readonly onSent: () => Promise<unknown>;
}

const empty = { text: '' };

/** A text with a button that sends it to the recruiter's side. */
export function RequestForm(props: RequestFormProps) {
  const { label, help, maxLength, emptyProblem, button, errorTitle, about, send, onSent } = props;
  const { auth } = useStores();
  const keptAs = auth.user ? `${about}:${auth.user._id}` : undefined;
  const [values, setValues] = useState(() => withKept(keptAs, empty));
  useKeptValues(keptAs, values, empty);
  const { text } = values;
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setValues(empty);
      setChecked(false);
      return onSent();
    },
  });
  const problem = (text.trim() === '' && emptyProblem) || lengthProblem(text, maxLength);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem) field.current?.focus();
    else if (!sending.isPending) sending.mutate(text.trim());
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ pt: 1 }}>
      <LongTextField
        label={label}
        help={help}
        inputRef={field}
        minRows={3}
        value={text}
        maxLength={maxLength}
        error={isChecked ? problem : null}
        onChange={(typed) => setValues({ text: typed })}
      />
      {sending.isError && (
        <ErrorPanel title={errorTitle} error={sending.error} onRetry={() => sending.mutate(text.trim())} />
      )}
      <SubmitButton pending={sending.isPending} variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }}>
        {button}
      </SubmitButton>
    </Stack>
  );
}
