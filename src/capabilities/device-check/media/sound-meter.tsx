import Box from '@mui/material/Box';

/** A bar as long as a sound is loud, from 0 to 1. */
export function SoundMeter({ level }: { readonly level: number }) {
  const percent = Math.round(level * 100);
  return (
    <Box
      role="meter"
      aria-label="How loud the microphone hears you"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={{
        mt: 1.5,
        maxWidth: 320,
        height: 12,
        border: 1,
        borderColor: 'control',
        borderRadius: 6,
        p: '1px',
      }}
    >
      <Box
        style={{ width: `${percent}%` }}
        sx={{ height: '100%', borderRadius: 5, bgcolor: 'primary.main', maxWidth: '100%' }}
      />
    </Box>
  );
}
