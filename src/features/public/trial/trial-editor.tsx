import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { FieldLabel } from '../../../components/form/fields/field-label.tsx';

interface TrialEditorProps {
  readonly text: string;
  readonly error: string | null;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onWrite: (text: string) => void;
  readonly onSubmit: () => void;
}

/** Where the answer is written; Ctrl or Cmd and Enter submit it. */
export function TrialEditor({ text, error, inputRef, onWrite, onSubmit }: TrialEditorProps) {
  const id = useId();
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <FormControl fullWidth error={error !== null}>
      <FieldLabel htmlFor={id}>Your answer</FieldLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        value={text}
        multiline
        inputComponent="textarea"
        autoComplete="off"
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={submitByKeys}
        inputProps={{ 'aria-describedby': `${id}-help`, rows: 6 }}
        sx={{
          '& textarea': { fieldSizing: 'content', minHeight: '6lh', maxHeight: '16lh', resize: 'vertical' },
        }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {error ?? 'Your answer stays in this tab.'}
      </FormHelperText>
    </FormControl>
  );
}
