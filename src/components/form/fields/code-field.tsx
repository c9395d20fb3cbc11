import { TextFormField, type TextFormFieldProps } from './form-field.tsx';

type CodeFieldProps = Omit<TextFormFieldProps, 'label' | 'type' | 'autoComplete' | 'inputMode' | 'style'>;

/** Six digits: one field, so that they can be pasted and filled in by the device that received them. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextFormField
      helperText="Six digits; spaces do not matter."
      {...props}
      label="Code"
      autoComplete="one-time-code"
      inputMode="numeric"
      style={{ fontSize: '1.5rem', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' }}
      required
    />
  );
}
