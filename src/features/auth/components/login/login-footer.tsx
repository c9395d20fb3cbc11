import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useReturnPath } from '../../sign-in/use-return-path.ts';

/** For whoever has no account yet, or one that is not verified. */
export function LoginFooter() {
  const next = useReturnPath();
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography>
        New here?{' '}
        <TextLink to={paths.auth.register({ next })} sx={{ display: 'inline-block', py: 1.25 }}>
          Create an account
        </TextLink>
      </Typography>
      <TextLink to={paths.auth.verifyEmail({ next })} sx={{ py: 1.25 }}>
        Resend verification email
      </TextLink>
    </Stack>
  );
}
