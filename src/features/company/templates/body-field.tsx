import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FieldLabel } from '../../../components/form/fields/field-label.tsx';
import type { FieldOf } from '../../../components/form/fields/field-of.ts';

interface BodyFieldProps extends ReturnType<FieldOf<string>> {
  readonly label: string;
  readonly value: string;
  readonly variables: readonly string[];
}

/** The text of an email, with what it may name in braces. */
export function BodyField({ label, error, variables, ...control }: BodyFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        {...control}
        id={id}
        multiline
        fullWidth
        minRows={8}
        maxRows={20}
        error={Boolean(error)}
        inputProps={{ maxLength: 5000, 'aria-describedby': `${id}-note` }}
      />
      <Typography
        id={`${id}-note`}
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        sx={{ mt: 0.5 }}
      >
        {error ?? `Variables: ${variables.map((name) => `{${name}}`).join(', ')}`}
      </Typography>
    </div>
  );
}
