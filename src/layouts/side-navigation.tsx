import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Wordmark } from '../components/page/wordmark.tsx';

export interface NavigationItem {
  label: string;
  to: string;
  icon: ReactNode;
}

interface SideNavigationProps {
  items: readonly NavigationItem[];
  label: string;
  isOpen: boolean;
  onClose: () => void;
}

const WIDTH = 248;

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

function Links({
  items,
  label,
  onFollow,
}: Pick<SideNavigationProps, 'items' | 'label'> & { onFollow?: () => void }) {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={label} sx={{ width: WIDTH, p: 2 }}>
      <Wordmark />
      <List sx={{ mt: 2, display: 'grid', gap: 0.5 }}>
        {items.map(({ label: name, to, icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={RouterLink}
              to={to}
              aria-current={isWithin(pathname, to) ? 'page' : undefined}
              onClick={onFollow}
              sx={{
                '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 650 },
                '&[aria-current] .MuiListItemIcon-root': { color: 'inherit' },
              }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText disableTypography primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** The area's pages: beside the content from `md` up, in a drawer below. */
export function SideNavigation({ items, label, isOpen, onClose }: SideNavigationProps) {
  return (
    <>
      <Box
        sx={{
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
        }}
      >
        <Links items={items} label={label} />
      </Box>
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': label } }}
        sx={{ display: { md: 'none' } }}
      >
        <Links items={items} label={label} onFollow={onClose} />
      </Drawer>
    </>
  );
}
