import Box from '@mui/material/Box';
import type { ImportedFields } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';

/** What a file said of a candidate besides; nothing where there was none. */
export function ImportedFacts({ fields }: { readonly fields: ImportedFields }) {
  if (fields.length === 0) return null;
  return (
    <Disclosure summary={`Imported fields (${fields.length})`}>
      <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {fields.map(({ name, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one head
          <Box key={at} sx={{ mb: 1 }}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}
