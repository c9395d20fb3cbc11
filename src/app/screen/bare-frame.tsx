import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../../components/page/skip-link.tsx';
import { Wordmark } from '../../components/page/wordmark.tsx';

/** The product's name above what stands where no layout frames it. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Box component="header" sx={{ px: 3, py: 1.75 }}>
        <Wordmark />
      </Box>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ px: 3, outline: 'none' }}>
        {children}
      </Box>
    </>
  );
}
