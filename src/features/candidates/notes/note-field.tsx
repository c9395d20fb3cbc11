import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { FieldLabel } from '../../../components/form/fields/field-label.tsx';
import type { FieldOf } from '../../../components/form/fields/field-of.ts';

interface NoteFieldProps extends ReturnType<FieldOf<string>> {
  readonly label: string;
  readonly value: string;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

const LONGEST = 5000;

/** Words for colleagues, and who else may read them. */
export function NoteField({ label, error, inputRef, ...control }: NoteFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        {...control}
        id={id}
        inputRef={inputRef}
        multiline
        fullWidth
        minRows={2}
        maxRows={10}
        error={Boolean(error)}
        inputProps={{ maxLength: LONGEST, 'aria-describedby': `${id}-note` }}
      />
      <Typography
        id={`${id}-note`}
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        sx={{ mt: 0.5 }}
      >
        {error ?? 'The candidate may ask to read this.'}
      </Typography>
    </div>
  );
}
