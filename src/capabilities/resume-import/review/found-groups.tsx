import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { RowGroup } from './rows.ts';

/** What was found, each text with the place it came from. */
export function FoundGroups({ groups }: { readonly groups: readonly RowGroup[] }) {
  return groups.map(({ title, rows }) => (
    <Disclosure key={title} summary={`${title} (${rows.length})`}>
      <Box component="dl" sx={{ m: 0, pb: 2, display: 'grid', gap: 1.5 }}>
        {rows.map(({ label, found }, index) => (
          // A list that is never sorted: what stands where says which it is.
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be alike
          <Box key={index} sx={{ overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label} · {found.place}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {found.text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Disclosure>
  ));
}
