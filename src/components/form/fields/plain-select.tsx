import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { fieldFrame } from './field-style.ts';

type PlainSelectProps = Omit<ComponentProps<'select'>, 'color'>;

/** The browser's own list of choices. Plain, as MUI's fields weigh 8 kB on each page with one. */
export const PlainSelect = (props: PlainSelectProps) => (
  <Box component="select" {...props} sx={selectStyle} />
);

/** One option for each value with its words. */
export const Options = ({ of }: { readonly of: readonly (readonly [value: string, words: string])[] }) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));

const selectStyle = {
  ...fieldFrame,
  minWidth: 0,
  maxWidth: '100%',
  pr: 0.5,
  '&[aria-invalid]': { borderColor: 'error.main' },
} as const;
