import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useState } from 'react';
import { Wordmark } from '../components/page/wordmark.tsx';
import { LazyDrawer } from './lazy-overlays.ts';
import { type NavigationItem, NavigationLinks } from './navigation-links.tsx';

interface SideNavigationProps {
  items: readonly NavigationItem[];
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** In place of the wide bar, from `md` up. */
  bar?: ReactNode;
}

const WIDTH = 248;

interface WideLinksProps extends Pick<SideNavigationProps, 'items' | 'label'> {
  onFollow?: () => void;
}

function WideLinks({ items, label, onFollow }: WideLinksProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ width: WIDTH, p: 2 }}>
      <Wordmark />
      <NavigationLinks items={items} onFollow={onFollow} sx={{ mt: 2, gap: 0.5 }} />
    </Box>
  );
}

/** The area's pages: beside the content from `md` up, in a drawer below. */
export function SideNavigation({ items, label, isOpen, onClose, bar }: SideNavigationProps) {
  // It stays to slide away.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      {bar ?? (
        <Box sx={barStyle}>
          <WideLinks items={items} label={label} />
        </Box>
      )}
      {wasOpened && (
        <Suspense>
          <LazyDrawer
            open={isOpen}
            onClose={onClose}
            slotProps={{ paper: { 'aria-label': label } }}
            sx={{ display: { md: 'none' } }}
          >
            <WideLinks items={items} label={label} onFollow={onClose} />
          </LazyDrawer>
        </Suspense>
      )}
    </>
  );
}

/** Stays beside the content from `md` up. */
export const barStyle = {
  display: { xs: 'none', md: 'block' },
  displayPrint: 'none',
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflowY: 'auto',
  borderRight: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
