import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { CompanyCard } from '../components/company-card.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { OwnSignIns } from '../components/own-sign-ins.tsx';
import { YourWork } from '../components/your-work.tsx';
import { accountSecurity, companyProfile, openWorkspaces, ownSignIns } from '../queries.ts';
import { firstSteps } from '../steps.ts';

/** Where a recruiter starts: what waits, what to do first, the company, and who signed in lately. */
export function RecruiterDashboardPage() {
  const navigate = useNavigate();
  const workspaces = useQuery(openWorkspaces());
  const profile = useQuery(companyProfile());
  const security = useQuery(accountSecurity());
  const signIns = useQuery(ownSignIns());
  useKeys([{ key: 'n', label: 'New workspace', act: () => navigate(paths.recruiter.newWorkspace) }]);
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <LinkButton to={paths.recruiter.newWorkspace} variant="contained">
            New workspace
          </LinkButton>
        }
      />
      <Box sx={columnsStyle}>
        <Box sx={stackStyle}>
          <Loaded query={workspaces} errorTitle="Your work could not be loaded" rowHeight={120}>
            {({ items, total }) => (total === 0 ? null : <YourWork workspaces={items} />)}
          </Loaded>
          <Loaded query={profile} errorTitle={noSteps} rowHeight={stepsHeight}>
            {(company) => (
              <Loaded query={security} errorTitle={noSteps} rowHeight={stepsHeight}>
                {(protection) => (
                  <FirstSteps
                    steps={firstSteps({
                      profile: company,
                      security: protection,
                      workspaces: workspaces.data?.total ?? 0,
                    })}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        </Box>
        <Box sx={stackStyle}>
          <Loaded query={profile} errorTitle="Your company profile could not be loaded" rowHeight={195}>
            {(company) => <CompanyCard profile={company} />}
          </Loaded>
          <Loaded query={signIns} errorTitle="Your sign-ins could not be loaded" rowHeight={320}>
            {({ items }) => <OwnSignIns events={items} />}
          </Loaded>
        </Box>
      </Box>
    </>
  );
}

const noSteps = 'What to do first could not be loaded';
const stepsHeight = 350;

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
  alignItems: 'start',
  gap: 2,
} as const;

const stackStyle = { display: 'grid', gap: 2, minWidth: 0 } as const;
