import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldOf } from '../../../../components/form/fields/field-of.ts';

type LinesFieldProps = ReturnType<FieldOf<string>> & {
  readonly label: string;
  readonly value: string;
  readonly help: string;
};

/** A list that is typed one entry a line; its id is its name, for links to it. */
export function LinesField({ name, label, value, help, error, onBlur, onChange }: LinesFieldProps) {
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={name} sx={{ mb: 0.5, fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={name}
        name={name}
        value={value}
        multiline
        minRows={3}
        maxRows={12}
        autoComplete="off"
        onBlur={onBlur}
        onChange={onChange}
        inputProps={{ 'aria-describedby': `${name}-note` }}
      />
      <FormHelperText id={`${name}-note`} sx={{ mx: 0 }}>
        {error ?? help}
      </FormHelperText>
    </FormControl>
  );
}
