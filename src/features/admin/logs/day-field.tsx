import Box from '@mui/material/Box';
import { useId } from 'react';
import { fieldFrame, fieldLabel } from '../../../components/form/fields/field-style.ts';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that limits what a log shows. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={fieldLabel}>
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        sx={fieldFrame}
      />
    </Box>
  );
}
