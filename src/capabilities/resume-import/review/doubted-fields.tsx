import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import type { FoundRow } from './rows.ts';

/** The texts that may be wrong, to be corrected where they are. */
export function DoubtedFields({ rows }: { readonly rows: readonly FoundRow[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be alike, and none moves
        <DoubtedField key={index} row={row} />
      ))}
    </Box>
  );
}

function DoubtedField({ row: { label, found } }: { readonly row: FoundRow }) {
  const [text, setText] = useState(found.text);
  return (
    <TextFormField
      label={label}
      value={text}
      autoComplete="off"
      helperText={`${found.doubt} ${found.place}`}
      onChange={({ target }) => {
        setText(target.value);
        // What is sent is what was found, as it was corrected.
        found.text = target.value;
      }}
    />
  );
}
