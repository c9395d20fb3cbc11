import Account from '@mui/icons-material/AccountCircleOutlined';
import Subscriptions from '@mui/icons-material/CardMembershipOutlined';
import Billing from '@mui/icons-material/CreditCardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Content from '@mui/icons-material/EditNoteOutlined';
import Reports from '@mui/icons-material/FactCheckOutlined';
import Analytics from '@mui/icons-material/InsightsOutlined';
import Users from '@mui/icons-material/PeopleOutlined';
import Logs from '@mui/icons-material/ReceiptLongOutlined';
import Plans from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { paths } from '../lib/paths.ts';
import { DenseLayout } from './dense-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { NavigationItem } from './navigation-links.tsx';

const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.admin.dashboard, icon: <Dashboard /> },
  { label: 'Users', to: paths.admin.users, icon: <Users /> },
  { label: 'Interview reports', to: paths.admin.interviewReports, icon: <Reports /> },
  { label: 'Analytics', to: paths.admin.analytics, icon: <Analytics /> },
  { label: 'Subscriptions', to: paths.admin.subscriptions, icon: <Subscriptions /> },
  { label: 'Plans', to: paths.admin.subscriptionPlans, icon: <Plans /> },
  { label: 'Billing', to: paths.admin.billing, icon: <Billing /> },
  { label: 'Content', to: paths.admin.content, icon: <Content /> },
  { label: 'Logs', to: paths.admin.logs, icon: <Logs /> },
  { label: 'Settings', to: paths.admin.settings, icon: <Settings /> },
  { label: 'Profile', to: paths.admin.profile, icon: <Account /> },
];

/** The administrators' pages. */
export function AdminLayout(props: LayoutProps) {
  return <DenseLayout {...props} navigation={NAVIGATION} area="Admin" />;
}
