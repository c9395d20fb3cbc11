import Assessment from '@mui/icons-material/AssessmentOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { paths } from '../lib/paths.ts';
import { DashboardLayout } from './dashboard-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { NavigationItem } from './navigation-links.tsx';

const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.candidate.dashboard, icon: <Dashboard /> },
  { label: 'Interviews', to: paths.candidate.interviews, icon: <Mail /> },
  { label: 'Practice', to: paths.candidate.practice, icon: <Forum /> },
  { label: 'Reports', to: paths.candidate.reports, icon: <Assessment /> },
  { label: 'Resume', to: paths.candidate.resume, icon: <Description /> },
  { label: 'Profile', to: paths.candidate.profile, icon: <Person /> },
  { label: 'Settings', to: paths.candidate.settings, icon: <Settings /> },
];

/** The candidate's pages. */
export function CandidateLayout(props: LayoutProps) {
  return <DashboardLayout {...props} navigation={NAVIGATION} area="Candidate" />;
}
