import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { summaryStyle } from '../summary-style.ts';
import type { RefusedAnswer } from './use-answer-sender.ts';

/** An answer the server did not take, with its text to copy. */
export function RefusedAnswerNote({ refused }: { readonly refused: RefusedAnswer }) {
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>Your answer was not taken</AlertTitle>
      {refused.why}
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={summaryStyle}>
          What you had written
        </Box>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{refused.text}</Box>
      </Box>
    </Alert>
  );
}
