import Box from '@mui/material/Box';
import type { ComparedCell } from '../../../../openapi/gen/types.gen.ts';
import { cellWords, type FoundBy } from './compared-words.ts';

interface CellButtonProps {
  /** Absent where nothing may be said of it. */
  readonly cell: ComparedCell | undefined;
  readonly by: FoundBy;
  /** What it is the cell of, for screen readers. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What was found; opens the words it rests on, with those of the others beside them. */
export function CellButton({ cell, by, label, isOpen, onToggle }: CellButtonProps) {
  if (!cell) return <Box sx={{ lineHeight: '32px' }}>–</Box>;
  const words = cellWords(cell, by);
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={isOpen}
      aria-label={`${label}: ${words}`}
      onClick={onToggle}
      sx={buttonStyle}
    >
      {words}
    </Box>
  );
}

const buttonStyle = {
  minWidth: 44,
  minHeight: 32,
  px: 1,
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.main',
  bgcolor: 'transparent',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'action.hover' },
} as const;
