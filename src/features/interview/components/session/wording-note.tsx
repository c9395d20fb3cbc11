import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Turn } from '../../../../api/gen/types.gen.ts';
import { summaryStyle } from '../summary-style.ts';

/** Says of a question that an AI put it into words, with those of the question bank on demand. */
export function WordingNote({ turn }: { readonly turn: Pick<Turn, 'worded_by' | 'original_prompt'> }) {
  if (turn.worded_by !== 'ai') return null;
  if (turn.original_prompt === null)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Written by AI, about your answer
      </Typography>
    );
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={summaryStyle}>
        Worded by AI for your job description
      </Box>
      <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          In the question bank it reads:
        </Typography>
        <Typography>{turn.original_prompt}</Typography>
      </Box>
    </Box>
  );
}
