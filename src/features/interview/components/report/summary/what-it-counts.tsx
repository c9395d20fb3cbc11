import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../../api/gen/types.gen.ts';
import { hasWords } from '../origin/has-words.ts';

/** What the figures beside the questions are, and what they are not, with the way to who made them. */
export function WhatItCounts({ report }: { readonly report: Report }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {wordsFor(report)}{' '}
      <Box component="a" href="#origin" sx={{ color: 'primary.main', displayPrint: 'none' }}>
        How this report was made
      </Box>
    </Typography>
  );
}

function wordsFor(report: Report): string {
  if (!hasWords(report)) return 'Nothing here was judged by an engine.';
  if (report.engine.name === 'llm') return 'Scores of an AI from 1 to 5. They are no recommendation.';
  return 'A checklist counts the parts of evidence that were found. It does not judge whether an answer is correct.';
}
