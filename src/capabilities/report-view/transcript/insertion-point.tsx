import Box from '@mui/material/Box';

/** A place in an answer where something could be added. */
export interface Insertion {
  /** UTF-16 code units from the start of the answer. */
  readonly at: number;
  readonly label: string;
  /** Opens the answer there; without it the place is only shown. A button beside it does the same for the keyboard. */
  readonly onChoose?: () => void;
}

/** Shows in an answer where something could be added. */
export function InsertionPoint({ label, onChoose }: Insertion) {
  const words = `+ ${label}`;
  if (!onChoose)
    return (
      <Box component="span" sx={placeStyle}>
        {words}
      </Box>
    );
  return (
    <Box
      component="button"
      type="button"
      tabIndex={-1}
      onClick={onChoose}
      sx={{ ...placeStyle, ...pressable }}
    >
      {words}
    </Box>
  );
}

const placeStyle = {
  display: 'inline-block',
  mx: 0.5,
  px: 1,
  border: '1px dashed var(--mui-palette-primary-main)',
  borderRadius: 3,
  bgcolor: 'background.paper',
  color: 'primary.main',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.7,
  userSelect: 'none',
  displayPrint: 'none',
} as const;

const pressable = { cursor: 'pointer', '&:hover': { bgcolor: 'primary.light' } } as const;
