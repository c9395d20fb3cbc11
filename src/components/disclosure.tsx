import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly sx?: SystemStyleObject<Theme>;
  readonly children: ReactNode;
}

/** What is there in full for who opens it; on paper it is open. */
export function Disclosure({ summary, isOpen = false, onToggle, sx, children }: DisclosureProps) {
  // Only at first: what is open must not close under somebody who works in it.
  const [wasOpen] = useState(isOpen);
  return (
    <Box
      component="details"
      open={wasOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      sx={{ ...frameStyle, ...sx }}
    >
      <Box component="summary" sx={summaryStyle}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

const frameStyle = {
  // What is folded inherits from the slot of its `details`, and not from the page.
  '& > *': { boxSizing: 'border-box' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;

/** Large enough for a thumb. */
const summaryStyle = {
  minHeight: 44,
  display: 'list-item',
  listStylePosition: 'inside',
  // A second line begins below the first one's words, and not below its marker.
  pl: '1.06em',
  textIndent: '-1.06em',
  py: 1.25,
  lineHeight: 1.5,
  fontWeight: 600,
  cursor: 'pointer',
  // On paper it is open, whatever its marker says.
  '@media print': { listStyleType: 'none', pl: 0, textIndent: 0, minHeight: 0, py: 0.5 },
  borderRadius: 1,
} as const;
