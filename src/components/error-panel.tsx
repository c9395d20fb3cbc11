import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { fieldsOf } from '../lib/fields-of.ts';
import { CopyButton } from './copy-button.tsx';
import { LinkButton } from './link-button.tsx';

interface ErrorPanelProps {
  /** What was thrown; an `ApiError` brings its text and request id. */
  error: unknown;
  /** What failed, as a sentence. */
  title?: string;
  onRetry?: () => void;
  /** Offered in place of Retry where there is no such thing (404). */
  wayBack?: WayBack | undefined;
}

/** A page to go to instead, and what the link to it says. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

/** Whether what was asked for does not exist, for this person at least. */
export const isMissing = (error: unknown): boolean => fieldsOf(error)['status'] === 404;

const FALLBACK = 'An unexpected error occurred.';

const property = (error: unknown, name: 'text' | 'requestId'): string | undefined => {
  const value = fieldsOf(error)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function RequestId({ id }: { id: string }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      Request id <code>{id}</code>{' '}
      <CopyButton text={id} label="Copy request id" variant="text" size="small" />
    </Typography>
  );
}

/** An error in the place of what failed: what it was, Retry or the way back, and an id to tell the operator. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { error, title = 'This could not be loaded', onRetry, wayBack } = props;
  const leadsBack = wayBack !== undefined && isMissing(error);
  const requestId = property(error, 'requestId');
  return (
    <Paper role="alert" variant="outlined" sx={{ p: 3, borderColor: 'error.main' }}>
      <Typography component="h2" variant="h3" gutterBottom>
        {title}
      </Typography>
      <Typography>{property(error, 'text') ?? FALLBACK}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        {leadsBack && (
          <LinkButton to={wayBack.to} variant="outlined">
            {wayBack.label}
          </LinkButton>
        )}
        {onRetry && !leadsBack && (
          <Button variant="outlined" onClick={onRetry}>
            Retry
          </Button>
        )}
        {requestId && <RequestId id={requestId} />}
      </Box>
    </Paper>
  );
}
