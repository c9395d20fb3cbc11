import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { companySizes } from '../../../lib/fields/company-sizes.ts';

interface CompanySizeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  readonly onBlur: () => void;
}

/** How many people work there, with the browser's own list; labelled like `TextFormField`. */
export function CompanySizeField({ name, error, ...select }: CompanySizeFieldProps) {
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <Typography
        component="label"
        htmlFor={name}
        sx={{ mb: 0.5, color: error ? 'error.main' : 'text.primary', fontWeight: 600 }}
      >
        Company size
      </Typography>
      <NativeSelect
        {...select}
        name={name}
        input={<OutlinedInput />}
        inputProps={{
          id: name,
          'aria-required': true,
          'aria-invalid': Boolean(error),
          'aria-describedby': error && `${name}-note`,
        }}
      >
        <option value="">Choose a size</option>
        {Object.entries(companySizes).map(([size, words]) => (
          <option key={size} value={size}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${name}-note`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
