import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Spinner from '../../../../theme/spinner.tsx';

/** Between the provider's answer and the server's. */
export function SigningIn() {
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
      <Spinner size={24} />
      <Typography>Signing you in</Typography>
    </Stack>
  );
}
