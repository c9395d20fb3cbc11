import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { summaryStyle } from './summary-style.ts';

interface FoldProps {
  readonly summary: ReactNode;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What is there in full for who opens it; on paper it is open. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  // Only at first: what is open must not close under somebody who works in it.
  const [wasOpen] = useState(isOpen);
  return (
    <Box component="details" open={wasOpen} sx={paperStyle}>
      <Box component="summary" sx={summaryStyle}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

const paperStyle = {
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
