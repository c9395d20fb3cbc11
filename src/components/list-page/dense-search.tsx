import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldFrame } from '../form/fields/field-style.ts';

export interface SearchFieldProps {
  readonly searchLabel: string;
  readonly q: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

interface DenseSearchProps extends SearchFieldProps {
  readonly onSearch: (q: string, options?: { readonly replace: boolean }) => void;
}

/** As long as somebody types on, in ms. */
const PAUSE = 250;

/** Searches while it is typed in. */
export function DenseSearch({ searchLabel, q, fieldRef, onSearch }: DenseSearchProps) {
  // A default that changed would fill the field past React, which then takes its first clearing for no change.
  const [initial] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const field = fieldRef.current;
    // Who has gone on typing meanwhile is not disturbed.
    if (field && field.value.trim() !== q) field.value = q;
  }, [q, fieldRef]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim(), { replace: true }), PAUSE);
  };
  return (
    <Box sx={fieldStyle}>
      {glass}
      <Box
        component="input"
        name="q"
        ref={fieldRef}
        type="search"
        defaultValue={initial}
        autoComplete="off"
        placeholder={searchLabel}
        maxLength={200}
        aria-label={searchLabel}
        onChange={(event) => type(event.target.value)}
        sx={searchStyle}
      />
    </Box>
  );
}

const glass = (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    style={{ position: 'absolute', left: 12, top: 'calc(50% - 9px)' }}
  >
    <circle cx="10.5" cy="10.5" r="6" strokeWidth="2" />
    <path d="m15 15 5 5" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/** Narrower where that keeps the choices beside it in one line. */
const fieldStyle = {
  position: 'relative',
  flex: { xs: '1 1 100%', sm: '1 1 160px' },
  maxWidth: { sm: 280 },
  color: 'text.secondary',
} as const;

/** Twice, so that it stands above what dense pages say of every field. */
const searchStyle = { ...fieldFrame, width: '100%', '&&&': { pl: 5 } } as const;
