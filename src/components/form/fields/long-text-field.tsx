import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';
import { characterCount } from '../../../lib/character-count.ts';
import { FieldLabel } from './field-label.tsx';

interface LongTextFieldProps {
  readonly label: string;
  readonly value: string;
  /** Characters. */
  readonly maxLength: number;
  readonly error: string | null;
  readonly help?: string;
  readonly minRows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly onChange: (value: string) => void;
}

/** Takes a text of any length and counts it: what is too long is said, not cut. */
export function LongTextField(props: LongTextFieldProps) {
  const { label, value, maxLength, error, help, minRows = 4, inputRef, onChange } = props;
  const id = useId();
  const format = new Intl.NumberFormat();
  const counter = `${format.format(characterCount(value))} of ${format.format(maxLength)} characters`;
  return (
    <FormControl fullWidth error={error !== null}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        value={value}
        multiline
        minRows={minRows}
        maxRows={12}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-describedby': `${id}-help` }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {[error ?? help, counter].filter(Boolean).join(' ')}
      </FormHelperText>
    </FormControl>
  );
}

/** What is wrong with a text's length, or null. */
export function lengthProblem(text: string, maxLength: number): string | null {
  const over = characterCount(text) - maxLength;
  return over > 0 ? `Too long by ${over} ${over === 1 ? 'character' : 'characters'}.` : null;
}
