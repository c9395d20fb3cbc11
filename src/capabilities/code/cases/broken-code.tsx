import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { codeFont } from '../editor/code-font.ts';

/** Code that turns the line after a comma, a colon or a bracket rather than within a word. */
export function BrokenCode({ code }: { readonly code: string }) {
  const pieces = code.split(/(?<=[,:([{])/);
  return (
    <Box component="code" sx={{ ...codeFont, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name and no state.
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </Box>
  );
}
