import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ChangeEvent, ReactNode } from 'react';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
}

/** A checkbox with its label, and what is wrong with it below; its id is its name, for links to it. */
export function CheckField({ name, label, checked, error, onChange, onBlur }: CheckFieldProps) {
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        control={
          <Checkbox
            id={name}
            name={name}
            checked={checked}
            onChange={onChange}
            onBlur={onBlur}
            sx={{ p: 1.25 }}
            slotProps={{
              input: { 'aria-describedby': error && `${name}-note`, 'aria-invalid': Boolean(error) },
            }}
          />
        }
        label={label}
      />
      {error && (
        <FormHelperText id={`${name}-note`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
