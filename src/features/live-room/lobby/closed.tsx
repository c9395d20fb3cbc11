import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';

interface ClosedProps {
  readonly reason: 'taken_over' | 'out' | 'left' | 'too_much';
  readonly home: string;
}

const words = {
  taken_over: ['You moved to another device', 'This interview is open there now.'],
  out: ['You are not in this interview anymore', 'If you think that is a mistake, write to who invited you.'],
  left: ['You left the interview', 'You can come back until it ends.'],
  too_much: ['The connection was closed', 'This page sent too much at once.'],
} as const;

const again = {
  taken_over: 'Continue on this device',
  left: 'Come back',
  too_much: 'Connect again',
} as const;

/** Instead of the room, once the server has closed it for this page. */
export function Closed({ reason, home }: ClosedProps) {
  const [title, text] = words[reason];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageHeader title={title} />
      <Typography>{text}</Typography>
      {reason === 'out' ? (
        <LinkButton to={home} variant="contained" size="large">
          Go to interviews
        </LinkButton>
      ) : (
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          {again[reason]}
        </Button>
      )}
    </Stack>
  );
}
