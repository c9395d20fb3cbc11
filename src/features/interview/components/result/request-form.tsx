import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { LongTextField, lengthProblem } from '../long-text-field.tsx';

interface RequestFormProps {
  readonly label: string;
  readonly help?: string;
  /** Characters. */
  readonly maxLength: number;
  /** What is said where nothing was written; left out where that is allowed. */
  readonly emptyProblem?: string;
  readonly button: string;
  readonly errorTitle: string;
  /** Sends the text and has what it changes fetched again. */
  readonly send: (text: string) => Promise<unknown>;
}

/** A text with a button that sends it to the recruiter's side. */
export function RequestForm(props: RequestFormProps) {
  const { label, help, maxLength, emptyProblem, button, errorTitle, send } = props;
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setText('');
      setChecked(false);
    },
  });
  const problem = (text.trim() === '' && emptyProblem) || lengthProblem(text, maxLength);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!problem && !sending.isPending) sending.mutate(text.trim());
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <LongTextField
        label={label}
        help={help}
        minRows={3}
        value={text}
        maxLength={maxLength}
        error={isChecked ? problem : null}
        onChange={setText}
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
