import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a section of the summary comes to, in large letters. */
export function FigureLine({ children }: { readonly children: ReactNode }) {
  return (
    <Typography sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 600, lineHeight: 1.4 }}>
      {children}
    </Typography>
  );
}
