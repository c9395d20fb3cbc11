import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What somebody should know, term by term. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0, gridTemplateColumns: { md: '180px 1fr' } }}>
      {children}
    </Box>
  );
}

/** One of them; its term stands beside it where there is room. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mt: { xs: -2, md: 0 }, minWidth: 0 }}>
        {children}
      </Typography>
    </>
  );
}
