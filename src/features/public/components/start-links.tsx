import Box from '@mui/material/Box';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

interface StartLinksProps {
  /** The dashboard of the user who is signed in, or null for a guest. */
  dashboard: string | null;
}

/** The ways into the product that exist: an account, a sign-in, a practice interview. */
export function StartLinks({ dashboard }: StartLinksProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1 }}>
      {dashboard ? (
        <LinkButton to={dashboard} variant="contained" size="large">
          Go to your dashboard
        </LinkButton>
      ) : (
        <LinkButton to={paths.auth.register()} variant="contained" size="large">
          Create an account
        </LinkButton>
      )}
      <LinkButton to={paths.candidate.practice} variant="outlined" size="large">
        Practise an interview
      </LinkButton>
      {!dashboard && (
        <LinkButton to={paths.auth.login()} variant="text" size="large">
          Sign in
        </LinkButton>
      )}
    </Box>
  );
}
