import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteLink } from '../components/route-link.tsx';

export interface NavigationItem {
  label: string;
  to: string;
  icon: ReactNode;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  onFollow?: (() => void) | undefined;
  sx?: SystemStyleObject;
}

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** One link for each page of an area; the one of this page is marked. */
export function NavigationLinks({ items, onFollow, sx }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return (
    <List sx={{ display: 'grid', ...sx }}>
      {items.map(({ label: name, to, icon }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton
            component={RouteLink}
            to={to}
            title={name}
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
  );
}
