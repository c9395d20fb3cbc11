import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CodeAnswer } from '../../../../openapi/gen/types.gen.ts';
import { languageNames } from '../cases/run-words.ts';
import { CodeBlock } from '../code-block.tsx';

/** Code as it was submitted, with its language. */
export function CodeAnswerBlock({ answer: { language, source } }: { readonly answer: CodeAnswer }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {languageNames[language]}
      </Typography>
      <CodeBlock label={`Code in ${languageNames[language]}`}>{source}</CodeBlock>
    </Box>
  );
}
