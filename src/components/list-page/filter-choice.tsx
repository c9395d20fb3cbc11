import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { fieldLabel } from '../form/fields/field-style.ts';
import { PlainSelect } from '../form/fields/plain-select.tsx';
import { useIsDense } from '../page/density.tsx';

interface FilterChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** One choice of several that decides what a list shows. */
export function FilterChoice({ label, value, onChange, children }: FilterChoiceProps) {
  const id = useId();
  return (
    <Box sx={useIsDense() ? denseStyle : calmStyle}>
      <Box component="label" htmlFor={id} sx={fieldLabel}>
        {label}
      </Box>
      <PlainSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </PlainSelect>
    </Box>
  );
}

const calmStyle = { display: 'grid', minWidth: 0 } as const;

const denseStyle = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;
