import AccountCircle from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { RouteLink } from '../components/route-link.tsx';
import { paths } from '../lib/paths.ts';
import type { Role } from '../lib/role.ts';
import { useStores } from '../stores/context.tsx';
import { TopBarPopover } from './top-bar-popover.tsx';

/** Where each role changes its own account. */
const SETTINGS: Readonly<Record<Role, string>> = {
  candidate: paths.candidate.settings,
  recruiter: paths.recruiter.settings,
  admin: paths.admin.profile,
};

/** Who is signed in, the way to their account, and the way out. */
export const AccountMenu = observer(function AccountMenu() {
  const { auth } = useStores();
  const { key } = useLocation();
  if (!auth.user) return null;
  return (
    // A new one after each navigation: following a link closes it.
    <TopBarPopover key={key} title="Account" icon={<AccountCircle />}>
      <Box sx={{ px: 2, pt: 2, pb: 1, maxWidth: 320, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Typography variant="subtitle1" component="p" noWrap>
          {auth.user.full_name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {auth.user.email}
        </Typography>
      </Box>
      <MenuList autoFocusItem aria-label="Account">
        <MenuItem component={RouteLink} to={SETTINGS[auth.user.role]}>
          Settings
        </MenuItem>
        <MenuItem onClick={() => auth.logout()}>Log out</MenuItem>
      </MenuList>
    </TopBarPopover>
  );
});
