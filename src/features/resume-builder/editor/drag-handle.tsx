import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';

/** What an item is dragged by; screen readers and keys have the buttons beside it. */
export const DragHandle = (handlers: HTMLAttributes<HTMLElement>) => (
  <Box component="span" aria-hidden data-handle {...handlers} sx={handleStyle}>
    <DragIndicator fontSize="small" />
  </Box>
);

/** A finger on it drags instead of scrolling. */
const handleStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 28,
  minHeight: 44,
  cursor: 'grab',
  touchAction: 'none',
  color: 'text.secondary',
} as const;
