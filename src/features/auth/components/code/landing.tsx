import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface LandingProps {
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Text that can take the focus when it comes in the place of what had it. */
export function Landing(props: LandingProps) {
  return <Box {...props} tabIndex={-1} sx={{ outline: 'none' }} />;
}
