import Box from '@mui/material/Box';

interface PipsProps {
  readonly found: number;
  readonly of: number;
}

/** "2 of 3", and beside it a dot for each: full where it was found. A count, not a score. */
export function FoundPips({ found, of }: PipsProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Pips found={found} of={of} />
      {found} of {of}
    </Box>
  );
}

/** The dots alone, for those who see them; the count has to stand beside them. */
export function Pips({ found, of }: PipsProps) {
  const pips = Array.from({ length: of }, (_, index) => ({ number: index + 1, full: index < found }));
  return (
    <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: 0.5 }}>
      {pips.map(({ number, full }) => (
        <Box
          key={number}
          component="span"
          sx={{
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: 2,
            borderColor: full ? 'primary.main' : 'text.disabled',
            bgcolor: full ? 'primary.main' : 'transparent',
            printColorAdjust: 'exact',
          }}
        />
      ))}
    </Box>
  );
}
