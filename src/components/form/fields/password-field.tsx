import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextFormField, type TextFormFieldProps } from './form-field.tsx';

type PasswordFieldProps = Omit<TextFormFieldProps, 'type' | 'endAdornment'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextFormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <Button
          size="small"
          variant="text"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={props.id ?? props.name}
          onClick={() => setShown(!isShown)}
          sx={{ mr: -1, flexShrink: 0 }}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
