import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TrialEditor } from './trial-editor.tsx';
import { TrialFeedback } from './trial-feedback.tsx';
import { useTrial } from './use-trial.ts';

/** As the contract has it. */
const MAX_LENGTH = 5000;

interface TrialQuestionProps {
  readonly roleFamily: string;
  readonly onOtherRole: () => void;
}

/** Asks one question, takes its answer and shows what was found in it. */
export function TrialQuestion({ roleFamily, onOtherRole }: TrialQuestionProps) {
  const { trial, feedback, isPending, failure, ...ways } = useTrial(roleFamily);
  const [cursor, setCursor] = useState<number | undefined>();
  const edit = (at?: number) => {
    setCursor(at);
    ways.edit();
  };
  if (!trial) {
    if (!failure) return <Typography sx={{ mt: 1.5, minHeight: 280 }}>Loading</Typography>;
    return <ErrorPanel title="The question didn’t load" error={failure.error} onRetry={failure.retry} />;
  }
  return (
    <Stack spacing={2} sx={{ mt: 1.5 }}>
      <Typography id="try-question" sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {trial.prompt}
      </Typography>
      {feedback ? (
        <TrialFeedback feedback={feedback} onEdit={edit} />
      ) : (
        <TrialForm
          text={trial.text}
          cursor={cursor}
          isPending={isPending}
          onWrite={ways.write}
          onSubmit={ways.evaluate}
        >
          <Button variant="text" size="large" onClick={onOtherRole}>
            Another role
          </Button>
        </TrialForm>
      )}
      {failure && <ErrorPanel title="No feedback yet" error={failure.error} onRetry={failure.retry} />}
    </Stack>
  );
}

interface TrialFormProps {
  readonly text: string;
  /** Where the text goes on; by default at its end. */
  readonly cursor: number | undefined;
  readonly isPending: boolean;
  readonly onWrite: (text: string) => void;
  readonly onSubmit: () => void;
  /** Beside the submit. */
  readonly children: React.ReactNode;
}

function TrialForm({ text, cursor = text.length, isPending, onWrite, onSubmit, children }: TrialFormProps) {
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only, and not while it is typed
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(cursor, cursor);
    // All of it, with the question above the field.
    input.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const tooLong = lengthProblem(text, MAX_LENGTH);
  const problem = tooLong ?? (text.trim() === '' ? 'Write an answer first.' : null);

  const submit = () => {
    setChecked(true);
    if (problem) input.current?.focus();
    else onSubmit();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TrialEditor
        text={text}
        error={tooLong ?? (isChecked ? problem : null)}
        inputRef={input}
        onWrite={onWrite}
        onSubmit={submit}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton pending={isPending} pendingLabel="Reading">
          Get feedback
        </SubmitButton>
        {children}
      </Stack>
    </Stack>
  );
}
