import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { failureText, isTimeout, sendFailureOf } from '../../drafts/send-failure.ts';
import { authenticationExpired, LoginElsewhere } from '../login-elsewhere.tsx';
import type { SessionAction, SessionWrites } from './use-session-writes.ts';

const outcomes: Record<SessionAction, string> = {
  start: 'The interview was not started.',
  pause: 'The clock was not stopped.',
  resume: 'The clock was not started again.',
  skip: 'The question was not skipped.',
  next: 'The next question was not asked.',
  'retry-answer': 'The question was not asked again.',
  complete: 'The interview was not finished.',
};

/** Says beside the buttons what did not work and why; nothing of it is tried again by itself. */
export function WriteFailureNote({ failure, retry }: Pick<SessionWrites, 'failure' | 'retry'>) {
  if (!failure) return null;
  const reason = sendFailureOf(failure.error);
  return (
    <Alert
      ref={bringIntoView}
      severity="error"
      action={
        <Button color="inherit" onClick={retry}>
          Retry
        </Button>
      }
    >
      {outcomes[failure.action]} {reasonText(failure.error)} {reason === 'sign-in' && <LoginElsewhere />}
    </Alert>
  );
}

/** On a small screen it would appear below the edge, and a button would seem to do nothing. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

function reasonText(error: unknown): string {
  if (isTimeout(error)) return failureText(error);
  switch (sendFailureOf(error)) {
    case 'offline':
      return 'It needs a connection, and there is none. What you answered is kept.';
    case 'sign-in':
      return authenticationExpired;
    default:
      return failureText(error);
  }
}
