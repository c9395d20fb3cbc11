import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Disclosure } from '../../../../components/disclosure.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportData } from './export-data.tsx';

/** Everything that is held of the person: to take along, and to have deleted. */
export function YourDataSection() {
  return (
    <>
      <Panel title="Download your data">
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
      <Typography>This can’t be undone. Your account, interviews and reports are deleted at once.</Typography>
      <Disclosure summary="What’s deleted and what stays">
        <Facts
          title="Deleted"
          facts={[
            'Your account, devices and activity',
            'Your profile and settings',
            'Your practice interviews with answers, recordings, drafts and reports',
            'Your hiring interviews with consents, answers, recordings and results. Companies lose them too and can’t use them for a pending decision.',
          ]}
        />
        <Facts
          title="Kept"
          facts={[
            'The email that confirms the deletion, for up to 30 days',
            'Technical logs and earlier backups, for as long as this site’s operator keeps them',
            'What a company has noted outside Candor',
          ]}
        />
      </Disclosure>
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
