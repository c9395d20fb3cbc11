import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { TOUCH_TARGET } from '../../theme/touch-target.ts';
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
  const isDense = useIsDense();
  return (
    <FormControl sx={isDense ? denseStyle : undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" sx={isDense ? undefined : fieldStyle} />}
        inputProps={{ id }}
      >
        {children}
      </NativeSelect>
    </FormControl>
  );
}

/** What is chosen takes a second line where one is too short for all of it. */
const fieldStyle = {
  minHeight: TOUCH_TARGET,
  '& select': { height: 'auto', whiteSpace: 'normal' },
} as const;

const denseStyle = { flexDirection: 'row', alignItems: 'center', gap: 0.75 } as const;
