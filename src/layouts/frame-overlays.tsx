import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { RouteLink } from '../components/route-link.tsx';

export { default as Drawer } from '@mui/material/Drawer';
export { default as Popover } from '@mui/material/Popover';

interface AccountPanelProps {
  readonly name: string;
  readonly email: string;
  /** Where one changes one's account. */
  readonly settings: string;
  readonly onLogOut: () => void;
}

/** Who is signed in, the way to their account, and the way out. */
export function AccountPanel({ name, email, settings, onLogOut }: AccountPanelProps) {
  return (
    <>
      <Box sx={{ px: 2, pt: 2, pb: 1, maxWidth: 320, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Typography variant="subtitle1" component="p" noWrap>
          {name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {email}
        </Typography>
      </Box>
      <MenuList autoFocusItem aria-label="Account">
        <MenuItem component={RouteLink} to={settings}>
          Settings
        </MenuItem>
        <MenuItem onClick={onLogOut}>Log out</MenuItem>
      </MenuList>
    </>
  );
}
