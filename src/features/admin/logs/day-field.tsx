import Box from '@mui/material/Box';
import { useId } from 'react';
import { fieldFrame, fieldLabel } from '../../../components/form/fields/field-style.ts';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that limits what a log shows. */
function DayField({ label, value, onChange }: DayFieldProps) {
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

interface DayFieldsProps {
  readonly log: {
    readonly chosen: { readonly from?: string; readonly to?: string };
    readonly change: (to: Readonly<Record<string, string>>) => void;
  };
}

/** From which day to which. */
export function DayFields({ log: { chosen, change } }: DayFieldsProps) {
  return (
    <>
      <DayField label="From" value={chosen.from ?? ''} onChange={(from) => change({ from })} />
      <DayField label="To" value={chosen.to ?? ''} onChange={(to) => change({ to })} />
    </>
  );
}
