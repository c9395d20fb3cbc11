import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Terms and what is said of each; those of which nothing is said are left out. */
export function PeekFacts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <Box component="dl" sx={listStyle}>
      {Object.entries(facts).map(
        ([term, said]) =>
          Boolean(said) && (
            <Box key={term} sx={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </Box>
          ),
      )}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.75,
  m: 0,
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
