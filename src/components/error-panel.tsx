import Typography from '@mui/material/Typography';
import { fieldsOf } from '../lib/fields-of.ts';
import { CopyButton } from './copy-button.tsx';
import { FailureBox } from './failure-box.tsx';
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
    <FailureBox
      title={title}
      text={property(error, 'text') ?? FALLBACK}
      onRetry={leadsBack ? undefined : onRetry}
      before={
        leadsBack && (
          <LinkButton to={wayBack.to} variant="outlined">
            {wayBack.label}
          </LinkButton>
        )
      }
    >
      {requestId && <RequestId id={requestId} />}
    </FailureBox>
  );
}
