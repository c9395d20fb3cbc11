import Account from '@mui/icons-material/AccountCircleOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { paths } from '../lib/paths.ts';
import { DashboardLayout } from './dashboard-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { NavigationItem } from './navigation-links.tsx';

const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.admin.dashboard, icon: <Dashboard /> },
  { label: 'Settings', to: paths.admin.settings, icon: <Settings /> },
  { label: 'Profile', to: paths.admin.profile, icon: <Account /> },
];

/** The administrators' pages. */
export function AdminLayout(props: LayoutProps) {
  return <DashboardLayout {...props} navigation={NAVIGATION} area="Admin" />;
}
