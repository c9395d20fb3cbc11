import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { BrokenCode } from './broken-code.tsx';
import type { CaseRow } from './case-words.ts';

/** Calls with what they return, before anything was run. */
export function Examples({ rows }: { readonly rows: readonly CaseRow[] }) {
  return (
    <>
      <Typography id="examples-title" sx={{ mb: 0.5, fontWeight: 600 }}>
        Examples
      </Typography>
      <Box component="ul" aria-labelledby="examples-title" sx={listStyle}>
        {rows.map(({ _id, call, expected }) => (
          <li key={_id}>
            <BrokenCode code={call} />
            <div>
              <span aria-hidden>→ </span>
              <span style={visuallyHidden}>returns </span>
              <BrokenCode code={expected} />
            </div>
          </li>
        ))}
      </Box>
    </>
  );
}

const listStyle = {
  ...plainList,
  mb: 2,
  '& li': { py: 0.75, borderTop: 1, borderColor: 'divider' },
} as const;
