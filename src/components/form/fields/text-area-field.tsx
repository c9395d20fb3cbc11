import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { FieldLabel } from './field-label.tsx';
import type { FieldOf } from './field-of.ts';

interface TextAreaFieldProps extends ReturnType<FieldOf<string>> {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  /** Gives way to what is wrong with the text. */
  readonly note: string;
  readonly minRows?: number;
}

/** A text of several lines in a form; its id is its name, for links to it. */
export function TextAreaField({
  label,
  error,
  note,
  maxLength,
  minRows = 8,
  ...control
}: TextAreaFieldProps) {
  const id = control.name;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        {...control}
        id={id}
        multiline
        fullWidth
        minRows={minRows}
        maxRows={20}
        error={Boolean(error)}
        inputProps={{ maxLength, 'aria-describedby': `${id}-note` }}
      />
      <Typography
        id={`${id}-note`}
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        sx={{ mt: 0.5 }}
      >
        {error ?? note}
      </Typography>
    </div>
  );
}
