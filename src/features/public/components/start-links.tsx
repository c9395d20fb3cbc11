import Box from '@mui/material/Box';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import type { Role } from '../../../lib/role.ts';

interface StartLinksProps {
  /** Of the user who is signed in, or null for a guest. */
  role: Role | null;
}

/** The ways into the product: to practice, and to hire; a newcomer registers first. */
export function StartLinks({ role }: StartLinksProps) {
  const { practice } = paths.candidate;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {role && (
        <LinkButton to={paths.homeOf(role)} variant="contained" size="large">
          Go to your dashboard
        </LinkButton>
      )}
      {(!role || role === 'candidate') && (
        <LinkButton
          to={role ? practice : paths.auth.candidateRegister({ next: practice })}
          variant={role ? 'outlined' : 'contained'}
          size="large"
        >
          Practice an interview
        </LinkButton>
      )}
      {!role && (
        <LinkButton to={paths.auth.recruiterRegister()} variant="text" size="large">
          I’m hiring
        </LinkButton>
      )}
    </Box>
  );
}
