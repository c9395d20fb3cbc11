import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface JobDescriptionFieldProps {
  readonly value: string;
  readonly maxLength: number;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** Takes a pasted job description of any length and says by how much it is too long, instead of cutting it. */
export function JobDescriptionField({ value, maxLength, error, onChange }: JobDescriptionFieldProps) {
  const id = useId();
  const format = new Intl.NumberFormat();
  const counter = `${format.format(value.length)} of ${format.format(maxLength)} characters`;
  return (
    <FormControl fullWidth error={error !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 1, fontWeight: 600, color: 'text.primary' }}>
        Job description (optional)
      </FormLabel>
      <OutlinedInput
        id={id}
        value={value}
        multiline
        minRows={4}
        maxRows={12}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-describedby': `${id}-help` }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {error ? `${error} ` : 'Questions that share its concepts come first. '}
        {counter}
      </FormHelperText>
    </FormControl>
  );
}
