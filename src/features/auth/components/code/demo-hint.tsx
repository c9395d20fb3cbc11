import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useStores } from '../../../../stores/context.tsx';

/** In the demo: where the mail can be read, since nothing is sent. */
export function DemoHint() {
  if (!useStores().isDemo) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      This is a demo: read the mail in the{' '}
      <Link href="/dev/outbox" target="_blank" rel="noopener">
        demo outbox
      </Link>
      .
    </Typography>
  );
}
