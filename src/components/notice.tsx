import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'error' | 'warning' | 'info';
  children: ReactNode;
}

/** A message in its place in the form; what went wrong is read out at once, the rest when it is idle. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Box
      role={tone === 'info' ? 'status' : 'alert'}
      sx={{ p: 2, borderLeft: 4, borderColor: `${tone}.main`, bgcolor: 'background.sunken' }}
    >
      {children}
    </Box>
  );
}
