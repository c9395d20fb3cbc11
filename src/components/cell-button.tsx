import Box from '@mui/material/Box';

interface CellButtonProps {
  readonly words: string;
  /** What it is the cell of, for screen readers. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What stands in a cell of a table; opens what it rests on. */
export function CellButton({ words, label, isOpen, onToggle }: CellButtonProps) {
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
  px: 0.75,
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
