import Box from '@mui/material/Box';
import type { ChangeEvent, ReactNode } from 'react';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
}

/**
 * A checkbox with its label, and what is wrong with it below; its id is its name, for links to it. The browser's own
 * box shows its tick before there is code for it.
 */
export function CheckField({ name, label, error, ...input }: CheckFieldProps) {
  return (
    <div>
      <Box component="label" sx={labelStyle}>
        <Box
          component="input"
          type="checkbox"
          id={name}
          name={name}
          {...input}
          aria-describedby={error && `${name}-note`}
          aria-invalid={Boolean(error)}
          sx={boxStyle}
        />
        <span>{label}</span>
      </Box>
      {error && (
        <Box id={`${name}-note`} sx={{ typography: 'body2', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
}

const labelStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: TOUCH_TARGET,
  verticalAlign: 'middle',
} as const;

const boxStyle = {
  flexShrink: 0,
  width: 20,
  height: 20,
  m: 0,
  accentColor: 'var(--mui-palette-primary-main)',
};
