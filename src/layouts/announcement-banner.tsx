import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useStores } from '../stores/context.tsx';

/** What administrators tell everybody, until it is closed or the page is loaded anew. */
export function AnnouncementBanner() {
  const { announcement } = useStores();
  const [isClosed, setClosed] = useState(false);
  if (!announcement || isClosed) return null;
  return (
    <Box component="aside" aria-label="Announcement" sx={frameStyle}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {announcement.text} {announcement.link && <Link href={announcement.link}>Learn more</Link>}
      </Box>
      <IconButton size="small" aria-label="Close announcement" onClick={() => setClosed(true)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const frameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
  '@media print': { display: 'none' },
} as const;
