import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { PlainSelect } from './plain-select.tsx';

interface SelectFieldProps extends ComponentProps<typeof PlainSelect> {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
}

/** A choice of one among a few, labelled like `TextFormField`; its id is its name, for links to it. */
export function SelectField({ label, name, error, ...select }: SelectFieldProps) {
  return (
    <Box sx={{ display: 'grid' }}>
      <Typography component="label" htmlFor={name} sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </Typography>
      <PlainSelect
        {...select}
        id={name}
        name={name}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${name}-note`}
      />
      {error && (
        <Typography id={`${name}-note`} variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
