import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComparedCell } from '../../../../openapi/gen/types.gen.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { type FoundBy, quotesOf } from './compared-words.ts';

interface QuotesProps {
  readonly cell: ComparedCell | undefined;
  readonly by: FoundBy;
}

/** The words that people or the engine rest on. */
export function Quotes({ cell, by }: QuotesProps) {
  const said = cell ? quotesOf(cell, by) : [];
  if (said.every(({ quotes, by: name }) => quotes.length === 0 && name === '')) return 'No quotes';
  return said.map(({ by: name, quotes }) => (
    <Box key={name} sx={{ mb: 1 }}>
      {name && (
        <Typography variant="caption" color="textSecondary">
          {name}
        </Typography>
      )}
      <Box component="ul" sx={{ ...plainList, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {quotes.map((quote) => (
          <li key={quote}>{quote}</li>
        ))}
      </Box>
    </Box>
  ));
}
