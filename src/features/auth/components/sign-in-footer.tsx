import Typography from '@mui/material/Typography';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useReturnPath } from '../sign-in/use-return-path.ts';

/** "Already have an account? Sign in" (§2). */
export function SignInFooter({ question = 'Already have an account?' }: { question?: string }) {
  const next = useReturnPath();
  return (
    <Typography sx={{ textAlign: 'center' }}>
      {question}{' '}
      <TextLink to={paths.auth.login({ next })} sx={{ display: 'inline-block', py: 1.25 }}>
        Sign in
      </TextLink>
    </Typography>
  );
}
