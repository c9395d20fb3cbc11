import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Narrow } from './narrow.tsx';

interface UnconfirmedProps {
  readonly email: string;
  readonly title: string;
  readonly onBack: () => void;
}

/** The address is to be proven yet. */
export function Unconfirmed({ email, title, onBack }: UnconfirmedProps) {
  return (
    <Narrow>
      <PageHeader title="Check your email" />
      <Stack spacing={3}>
        <Typography role="status">
          We sent a link to <strong>{email}</strong>. Open it within 7 days to submit your application for{' '}
          {title}.
        </Typography>
        <div>
          <Button variant="outlined" onClick={onBack}>
            Use another address
          </Button>
        </div>
      </Stack>
    </Narrow>
  );
}
