import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What the second factor is good for, and the way to it. */
export function TwoFactorOff({ onSetUp }: { readonly onSetUp: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        It is off. Once it is on, signing in also takes a code from an app on your phone: somebody who learns
        your password cannot get in with it alone.
      </Typography>
      <Button variant="contained" size="large" onClick={onSetUp}>
        Set up two-factor authentication
      </Button>
    </Stack>
  );
}
