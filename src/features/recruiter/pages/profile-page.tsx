import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Facts } from '../components/facts.tsx';
import { JoinCard } from '../components/join-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { companyProfile } from '../queries.ts';

/** Who the recruiter is, and whom they hire for. */
export function RecruiterProfilePage() {
  const profile = useQuery(companyProfile());
  return (
    <>
      <PageHeader title="Profile" />
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        <JoinCard />
        <Panel title="Company">
          <Loaded query={profile} errorTitle="Your company profile could not be loaded" rowHeight={340}>
            {(company) => <ProfileForm profile={company} />}
          </Loaded>
        </Panel>
        <Person />
      </Stack>
    </>
  );
}

const Person = observer(function Person() {
  const { auth } = useStores();
  if (!auth.user) return null;
  return (
    <Panel title="You">
      <Facts
        facts={[
          ['Name', auth.user.full_name],
          ['Email', auth.user.email],
        ]}
      />
      <Typography sx={{ mt: 2 }}>
        <TextLink to={`${paths.recruiter.settings}?tab=account`}>Change name or email</TextLink>
      </Typography>
    </Panel>
  );
});
