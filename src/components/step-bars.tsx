import Box from '@mui/material/Box';

interface StepBarsProps {
  total: number;
  /** How many are behind one. */
  done: number;
  /** The number of the one that is open; its bar has a frame only. */
  current?: number;
}

/** One bar a step, for the eye only: words beside it say the same. */
export function StepBars({ total, done, current = done }: StepBarsProps) {
  const bars = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 0.75 }}>
      {bars.map((number) => (
        <Box
          key={number}
          data-step={number}
          sx={{
            flex: 1,
            height: 6,
            borderRadius: 3,
            border: 1,
            borderColor: number <= current ? 'primary.main' : 'text.disabled',
            bgcolor: number <= done ? 'primary.main' : 'transparent',
          }}
        />
      ))}
    </Box>
  );
}
