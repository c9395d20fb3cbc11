import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { useReturnPath } from '../sign-in/use-return-path.ts';

const kinds = [
  {
    title: 'As a candidate',
    text: 'Take practice interviews with real questions and read what your answers show.',
    action: 'Create candidate account',
    pathOf: paths.auth.candidateRegister,
  },
  {
    title: 'As a recruiter',
    text: 'Set up the account of your company, to interview and hire with evidence.',
    action: 'Create recruiter account',
    pathOf: paths.auth.recruiterRegister,
  },
];

/** /auth/register: choose the kind of account. */
export function RegisterPage() {
  const next = useReturnPath();
  return (
    <Stack spacing={4}>
      {kinds.map(({ title, text, action, pathOf }) => (
        <div key={action}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text}
          </Typography>
          <LinkButton to={pathOf({ next })} variant="contained" size="large" fullWidth>
            {action}
          </LinkButton>
        </div>
      ))}
      <SignInFooter />
    </Stack>
  );
}
