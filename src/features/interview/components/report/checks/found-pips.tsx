import Box from '@mui/material/Box';

/** "2 of 3", and beside it a dot for each: full where it was found. A count, not a score. */
export function FoundPips({ found, of }: { readonly found: number; readonly of: number }) {
  const pips = Array.from({ length: of }, (_, index) => ({ number: index + 1, full: index < found }));
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
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
      {found} of {of}
    </Box>
  );
}
