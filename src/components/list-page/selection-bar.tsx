import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { totalWords } from './total-words.ts';

export interface SelectedRows {
  /** Of all pages. */
  readonly count: number;
  readonly clear: () => void;
  /** Takes the rows of all pages that the filters let through; absent where there is no need. */
  readonly selectAll?: (() => void) | undefined;
  /** What can be done with them. */
  readonly actions: ReactNode;
}

interface SelectionBarProps extends SelectedRows {
  readonly total: number;
  /** One more stands for all that there are. */
  readonly mostCounted?: number | undefined;
}

/** Stands in the place of the filters while rows are selected. */
export function SelectionBar({ count, clear, selectAll, actions, total, mostCounted }: SelectionBarProps) {
  return (
    <Box role="group" aria-label="Selected" sx={barStyle}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 650 }}>
        {count} of {totalWords(total, mostCounted)} selected
      </Typography>
      {selectAll && count < total && (
        <Button variant="text" onClick={selectAll}>
          Select all {total}
        </Button>
      )}
      {actions}
      <Button variant="text" onClick={clear}>
        Clear
      </Button>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  mb: 0.5,
  px: 1,
  py: 0.5,
  bgcolor: 'primary.light',
  borderRadius: 1,
} as const;
