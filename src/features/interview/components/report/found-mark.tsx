import CheckCircle from '@mui/icons-material/CheckCircle';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';

/** "Found" or "Not found", as an icon and in words. */
export function FoundMark({ found }: { readonly found: boolean }) {
  const Icon = found ? CheckCircle : HighlightOff;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: found ? 'success.main' : 'text.secondary' }} />
      {found ? 'Found' : 'Not found'}
    </Box>
  );
}
