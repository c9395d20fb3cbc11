import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { SkeletonLines } from '../skeleton-lines.tsx';

interface PeekPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What somebody looks at beside a list, which keeps the focus. */
export function PeekPanel({ title, onClose, children }: PeekPanelProps) {
  return (
    <Box component="aside" aria-label={title} sx={panelStyle}>
      <Box role="status" sx={visuallyHidden}>
        Peek: {title}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" sx={{ flex: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Suspense fallback={<SkeletonLines rows={5} />}>{children}</Suspense>
    </Box>
  );
}

/** At the right of a wide window, at the bottom of a narrow one; it leaves the names of the rows to be seen. */
const panelStyle = {
  position: 'fixed',
  zIndex: 'drawer',
  right: 0,
  bottom: 0,
  top: { md: 'var(--top-bar, 48px)' },
  width: { xs: '100%', md: 360 },
  maxHeight: { xs: '60vh', md: 'none' },
  overflowY: 'auto',
  p: 2,
  pt: 1,
  bgcolor: 'background.paper',
  // `borderTop` and `borderLeft` would each set the color of text.
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
  boxShadow: 4,
  displayPrint: 'none',
} as const;
