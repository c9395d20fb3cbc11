import Assessment from '@mui/icons-material/AssessmentOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import { observer } from 'mobx-react-lite';
import { paths } from '../lib/paths.ts';
import { useIsOff } from '../stores/use-is-off.ts';
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

const WITHOUT_PRACTICE = NAVIGATION.filter(({ to }) => to !== paths.candidate.practice);

/** The candidate's pages. */
export const CandidateLayout = observer(function CandidateLayout(props: LayoutProps) {
  const navigation = useIsOff('practice') ? WITHOUT_PRACTICE : NAVIGATION;
  return <DashboardLayout {...props} navigation={navigation} area="Candidate" />;
});
