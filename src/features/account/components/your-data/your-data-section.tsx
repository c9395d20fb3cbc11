import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportData } from './export-data.tsx';

/** Everything that is held of the person: to take along, and to have deleted. */
export function YourDataSection() {
  return (
    <>
      <Panel title="Your data as a file">
        <ExportData />
      </Panel>
      <Panel title="Delete your account">
        <Security rows={2}>{({ has_password }) => <DeleteAccount hasPassword={has_password} />}</Security>
      </Panel>
    </>
  );
}

/** What deleting the account takes along and what it leaves, and the way to do it. */
function DeleteAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>It happens at once and cannot be undone. You are logged out on every device.</Typography>
      <Facts
        title="What is deleted"
        facts={[
          'Your account with its ways to sign in, its devices and its events.',
          'Your profile and your choices.',
          'Your practice interviews, your answers, their recordings, drafts and reports.',
          'Your invitations, consents, answers, recordings and results in interviews for hiring. The companies lose them too: a decision on you that is still open can no longer rest on them.',
        ]}
      />
      <Facts
        title="What stays"
        facts={[
          'One mail that confirms the deletion, and the note that it was sent, for up to 30 days: so that you hear of it if it was not you.',
          'Technical logs, and copies that the people who run this Candor made before, for as long as they keep them.',
          'What a company has noted outside of Candor.',
        ]}
      />
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly string[] }) {
  return (
    <div>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
        {facts.map((fact) => (
          <Typography key={fact} component="li">
            {fact}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
