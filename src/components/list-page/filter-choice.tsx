import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useIsDense } from '../page/density.tsx';
import { fieldFrame, fieldLabel } from './field-style.ts';

interface FilterChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** One choice of several that decides what a list shows. Plain, as MUI's fields weigh 8 kB on each page with a list. */
export function FilterChoice({ label, value, onChange, children }: FilterChoiceProps) {
  const id = useId();
  return (
    <Box sx={useIsDense() ? denseStyle : calmStyle}>
      <Box component="label" htmlFor={id} sx={fieldLabel}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ ...fieldFrame, pr: 0.5, minWidth: 0 }}
      >
        {children}
      </Box>
    </Box>
  );
}

const calmStyle = { display: 'grid', minWidth: 0 } as const;

const denseStyle = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;
