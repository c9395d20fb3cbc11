import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { accountSecurity, companyProfile, ownSignIns } from '../queries.ts';
import { firstSteps } from '../steps.ts';
import { columnsStyle, stackStyle } from './columns.ts';
import { CompanyCard } from './company-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';

/** For who has no workspace yet: what to do first, the company, and who signed in lately. */
export function Beginning() {
  const profile = useQuery(companyProfile());
  const security = useQuery(accountSecurity());
  const signIns = useQuery(ownSignIns());
  return (
    <Box sx={columnsStyle}>
      <Loaded query={profile} errorTitle={noSteps} rowHeight={stepsHeight}>
        {(company) => (
          <Loaded query={security} errorTitle={noSteps} rowHeight={stepsHeight}>
            {(protection) => (
              <FirstSteps steps={firstSteps({ profile: company, security: protection, workspaces: 0 })} />
            )}
          </Loaded>
        )}
      </Loaded>
      <Box sx={stackStyle}>
        <Loaded query={profile} errorTitle="Your company profile could not be loaded" rowHeight={195}>
          {(company) => <CompanyCard profile={company} />}
        </Loaded>
        <Loaded query={signIns} errorTitle="Your sign-ins could not be loaded" rowHeight={320}>
          {({ items }) => <OwnSignIns events={items} />}
        </Loaded>
      </Box>
    </Box>
  );
}

const noSteps = 'What to do first could not be loaded';
const stepsHeight = 350;
