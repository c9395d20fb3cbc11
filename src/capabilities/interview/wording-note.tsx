import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportTurn } from '../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';

interface WordingNoteProps {
  readonly turn: Pick<ReportTurn, 'worded_by' | 'original_prompt'>;
}

/** Says of a question that an AI put it into words, with those of the question bank on demand. */
export function WordingNote({ turn }: WordingNoteProps) {
  if (turn.worded_by !== 'ai') return null;
  if (!turn.original_prompt)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Written by AI, about your answer
      </Typography>
    );
  return (
    <Disclosure summary="Worded by AI for what you pasted" sx={{ mt: 1 }}>
      <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          In the question bank it reads:
        </Typography>
        <Typography>{turn.original_prompt}</Typography>
      </Box>
    </Disclosure>
  );
}
