import Reports from '@mui/icons-material/AssessmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Billing from '@mui/icons-material/CreditCardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Candidates from '@mui/icons-material/PeopleOutlined';
import Tests from '@mui/icons-material/QuizOutlined';
import Interviews from '@mui/icons-material/RecordVoiceOverOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Workspaces from '@mui/icons-material/ViewKanbanOutlined';
import { LiveChanges } from '../capabilities/hiring/live-changes.tsx';
import { paths } from '../lib/paths.ts';
import { DenseLayout } from './dense-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { NavigationItem } from './navigation-links.tsx';

const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.recruiter.dashboard, icon: <Dashboard /> },
  { label: 'Workspaces', to: paths.recruiter.workspaces, icon: <Workspaces /> },
  { label: 'Candidates', to: paths.recruiter.candidates, icon: <Candidates /> },
  { label: 'Interviews', to: paths.recruiter.interviews, icon: <Interviews /> },
  { label: 'Reports', to: paths.recruiter.reports, icon: <Reports /> },
  { label: 'Tests', to: paths.recruiter.tests, icon: <Tests /> },
  { label: 'Billing', to: paths.recruiter.billing, icon: <Billing /> },
  { label: 'Profile', to: paths.recruiter.profile, icon: <Badge /> },
  { label: 'Settings', to: paths.recruiter.settings, icon: <Settings /> },
];

const findRecords = async (text: string) =>
  (await import(/* webpackChunkName: "palette" */ './palette/recruiter-records.ts')).findRecruiterRecords(
    text,
  );

/** The recruiters' pages. */
export function RecruiterLayout(props: LayoutProps) {
  return (
    <>
      <LiveChanges />
      <DenseLayout {...props} navigation={NAVIGATION} area="Recruiter" findRecords={findRecords} />
    </>
  );
}
