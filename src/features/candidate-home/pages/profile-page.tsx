import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getCandidateProfileOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { ProfileForm } from '../components/profile/profile-form.tsx';
import { ProfileResume } from '../components/profile/profile-resume.tsx';

/** What a candidate says of themselves, and who sees it. */
export function ProfilePage() {
  const profile = useQuery(getCandidateProfileOptions());
  return (
    <>
      <PageHeader title="Profile" />
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        <Panel title="About your work">
          <Loaded query={profile} errorTitle="Your profile could not be loaded" rowHeight={380}>
            {(found) => <ProfileForm profile={found} />}
          </Loaded>
        </Panel>
        <Panel title="Default resume">
          <ProfileResume />
        </Panel>
        <Panel title="Visibility">
          <Typography>
            Only you. Recruiters don’t see it, and it doesn’t affect how answers are evaluated.
          </Typography>
          <Typography sx={{ mt: 2 }}>
            <TextLink to={`${paths.candidate.settings}?tab=account`}>Change name or email</TextLink>
          </Typography>
        </Panel>
      </Stack>
    </>
  );
}
