import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { fieldFrame, fieldLabel } from '../form/fields/field-style.ts';
import { useIsDense } from '../page/density.tsx';
import { DenseSearch, type SearchFieldProps } from './dense-search.tsx';

interface FilterBarProps extends SearchFieldProps {
  /** What is searched, for screen readers. */
  readonly label: string;
  /** `replace` where Back should not stop at what was looked for before. */
  readonly onSearch: (q: string, options?: { readonly replace: boolean }) => void;
  /** Choices beside the search. */
  readonly children: ReactNode;
}

/** What a list shows, and in which order. */
export function FilterBar({ label, onSearch, children, ...field }: FilterBarProps) {
  const isDense = useIsDense();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={search}
      sx={isDense ? denseBarStyle : barStyle}
    >
      {isDense ? <DenseSearch {...field} onSearch={onSearch} /> : <SearchField {...field} />}
      {children}
    </Box>
  );
}

function SearchField({ searchLabel, q, fieldRef }: SearchFieldProps) {
  const id = useId();
  // Filled anew rather than made anew: whoever has just searched goes on from here.
  useEffect(() => {
    if (fieldRef.current) fieldRef.current.value = q;
  }, [q, fieldRef]);
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={fieldLabel}>
        {searchLabel}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box
          component="input"
          id={id}
          name="q"
          ref={fieldRef}
          type="search"
          defaultValue={q}
          autoComplete="off"
          maxLength={200}
          sx={{ ...fieldFrame, flex: 1 }}
        />
        <Button type="submit" variant="outlined">
          Search
        </Button>
      </Box>
    </Box>
  );
}

/** From `md` up the search and, beside it, as many choices as there are. */
const barStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr' },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: '1fr' },
  mb: 3,
};

const denseBarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  mb: 0.5,
} as const;
