import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Progress } from './use-check-list.ts';

interface ProgressLineProps {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** How far it is, and how to stop. */
export function ProgressLine({ progress: { what, done, total }, onCancel }: ProgressLineProps) {
  const of = (count: number) => count.toLocaleString('en-US');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box component="progress" aria-label={what} value={done} max={total} sx={{ width: 240 }} />
      <Typography role="status" variant="body2">
        {what} {of(done)} of {of(total)}
      </Typography>
      <Button onClick={onCancel}>Cancel</Button>
    </Box>
  );
}
