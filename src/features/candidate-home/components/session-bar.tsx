import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SessionProgress } from '../../../../openapi/gen/types.gen.ts';
import { ofQuestions } from '../../../capabilities/interview/interview-words.ts';
import { StepBars } from '../../../components/step-bars.tsx';

/** How many of the questions are behind one, in words and as one bar each. */
export function SessionBar({
  progress: { answered, skipped, total },
}: {
  readonly progress: SessionProgress;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 320 }}>
      <Typography variant="body2">
        {ofQuestions(answered, total)} answered{skipped > 0 && `, ${skipped} skipped`}
      </Typography>
      <StepBars total={total} done={answered + skipped} />
    </Box>
  );
}
