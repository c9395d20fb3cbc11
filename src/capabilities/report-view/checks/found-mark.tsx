import CheckCircle from '@mui/icons-material/CheckCircle';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import { statusNames } from '../../interview/status-words.ts';

const marks = {
  found: { Icon: CheckCircle, color: 'success.main', words: 'Found' },
  notCounted: { Icon: HelpOutlined, color: 'text.secondary', words: statusNames.not_counted },
  tooFew: { Icon: HighlightOff, color: 'text.secondary', words: 'Too few' },
  notFound: { Icon: HighlightOff, color: 'text.secondary', words: 'Not found' },
} as const;

interface FoundMarkProps {
  readonly found: boolean;
  /** There is evidence of it, counted or not. */
  readonly isShown?: boolean;
  /** There is some of it, and not enough. */
  readonly isTooFew?: boolean;
}

/** "Found", "Not counted", "Too few" or "Not found", as an icon and in words. */
export function FoundMark({ found, isShown = found, isTooFew = false }: FoundMarkProps) {
  const absent = isTooFew ? marks.tooFew : marks.notFound;
  const unfound = isShown ? marks.notCounted : absent;
  const { Icon, color, words } = found ? marks.found : unfound;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color }} />
      {words}
    </Box>
  );
}
