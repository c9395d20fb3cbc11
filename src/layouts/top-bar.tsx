import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../components/page/theme-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NotificationBell } from './bell/notification-bell.tsx';

interface TopBarProps {
  /** Opens the navigation on small screens; absent where there is none. */
  onMenu?: (() => void) | undefined;
  start?: ReactNode;
  /** In pixels. */
  height?: number | { readonly xs: number; readonly md: number };
}

/** Stays at the top: the way to the navigation on small screens, theme, notifications, account. */
export function TopBar({ onMenu, start, height = 64 }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 0.5,
        minHeight: height,
        px: { xs: 1, sm: 3 },
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton aria-label="Open navigation" onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
      )}
      {start}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <ThemeSwitch />
        <NotificationBell />
        <AccountMenu />
      </Box>
    </Box>
  );
}
