import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One column, as wide as is read well. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ maxWidth: 640, mx: 'auto' }}>{children}</Box>;
}
