import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';
import type { Found } from '../found-resume.ts';

/** More than one wants to see at once. */
const SHOWN = 200;

/** What was not understood, with the places it came from. */
export function Leftovers({ leftovers }: { readonly leftovers: readonly Found[] }) {
  const more = leftovers.length - SHOWN;
  return (
    <>
      <Box component="ul" sx={{ ...plainList, mt: 1, display: 'grid', gap: 1.5 }}>
        {leftovers.slice(0, SHOWN).map(({ text, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can be alike, and none moves
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="textSecondary">
              {place}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{text.slice(0, 1000)}</Typography>
          </Box>
        ))}
      </Box>
      {more > 0 && <Typography sx={{ mt: 2 }}>And {more.toLocaleString('en-US')} more.</Typography>}
    </>
  );
}
