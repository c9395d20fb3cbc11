import Box from '@mui/material/Box';

const steps = [1, 2, 3, 4, 5];

/** "4 of 5" or "3.5 of 5", and a scale filled as far: another picture than the dots of a checklist. */
export function ScoreMark({ score }: { readonly score: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '2px' }}>
        {steps.map((step) => (
          <Box key={step} component="span" sx={stepStyle(Math.max(0, Math.min(1, score - step + 1)))} />
        ))}
      </Box>
      <span>
        <strong>{scoreText(score)}</strong> of 5
      </span>
    </Box>
  );
}

/** "4" or "3.5". */
function scoreText(score: number): string {
  return Number.isInteger(score) ? String(score) : score.toFixed(1);
}

function stepStyle(filled: number) {
  return {
    width: 14,
    height: 14,
    border: 1,
    borderColor: 'primary.main',
    background: `linear-gradient(to right, var(--mui-palette-primary-main) ${filled * 100}%, transparent 0)`,
    printColorAdjust: 'exact',
  } as const;
}
