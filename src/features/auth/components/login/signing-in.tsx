import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Between the provider's answer and the server's. */
export function SigningIn() {
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
      <CircularProgress size={24} aria-hidden="true" />
      <Typography>Signing you in</Typography>
    </Stack>
  );
}
