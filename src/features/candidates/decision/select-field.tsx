import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { selectStyle } from '../header/stage-choice.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A choice of one among a few, in the browser's own control; its id is its name, for links to it. */
export function SelectField({ label, name, error, children, ...select }: SelectFieldProps) {
  return (
    <div>
      <Box component="label" htmlFor={name} sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        component="select"
        {...select}
        id={name}
        name={name}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${name}-note`}
        sx={{ ...selectStyle, width: '100%', ...(error && { borderColor: 'error.main' }) }}
      >
        {children}
      </Box>
      {error && (
        <Box id={`${name}-note`} sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
}
