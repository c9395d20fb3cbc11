import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useStores } from '../../../stores/context.tsx';
import { CompanyCard } from '../components/company-card.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { OwnSignIns } from '../components/own-sign-ins.tsx';
import { accountSecurity, companyProfile, ownSignIns } from '../queries.ts';
import { firstSteps } from '../steps.ts';

/** Where a recruiter starts: what to do first, the company, and who signed in lately. */
export const RecruiterDashboardPage = observer(function RecruiterDashboardPage() {
  const { auth } = useStores();
  const name = auth.user?.full_name;
  const profile = useQuery(companyProfile());
  const security = useQuery(accountSecurity());
  const signIns = useQuery(ownSignIns());
  return (
    <>
      <PageHeader title="Dashboard" subtitle={name ? `Signed in as ${name}` : undefined} />
      <Box sx={columnsStyle}>
        <Loaded query={profile} errorTitle={noSteps} rowHeight={stepsHeight}>
          {(company) => (
            <Loaded query={security} errorTitle={noSteps} rowHeight={stepsHeight}>
              {(protection) => <FirstSteps steps={firstSteps({ profile: company, security: protection })} />}
            </Loaded>
          )}
        </Loaded>
        <Loaded query={profile} errorTitle="Your company profile could not be loaded" rowHeight={195}>
          {(company) => <CompanyCard profile={company} />}
        </Loaded>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Loaded query={signIns} errorTitle="Your sign-ins could not be loaded" rowHeight={320}>
            {({ items }) => <OwnSignIns events={items} />}
          </Loaded>
        </Box>
      </Box>
    </>
  );
});

const noSteps = 'What to do first could not be loaded';
const stepsHeight = 350;

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: 3,
} as const;
