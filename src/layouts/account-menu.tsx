import AccountCircle from '@mui/icons-material/AccountCircle';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import type { Role } from '../lib/role.ts';
import { useStores } from '../stores/context.tsx';
import { LazyAccountPanel } from './lazy-overlays.ts';
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
      <LazyAccountPanel
        name={auth.user.full_name}
        email={auth.user.email}
        settings={SETTINGS[auth.user.role]}
        onLogOut={() => auth.logout()}
      />
    </TopBarPopover>
  );
});
