import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { failureText, isOffline, sendFailureOf } from '../../../capabilities/drafts/send-failure.ts';
import { authenticationExpired, LoginElsewhere } from '../../../capabilities/interview/login-elsewhere.tsx';
import type { SessionAction, SessionWrites } from '../running/use-session-writes.ts';
import { bringIntoView } from './bring-into-view.ts';

type Failure = NonNullable<SessionWrites['failure']>;

const triedAgain = 'It is tried again by itself when the network is back.';
const networkIsBack = 'It needs a connection, which is back now. What you answered is kept.';

const outcomes: Record<SessionAction, string> = {
  start: 'The interview was not started.',
  pause: 'The clock was not stopped.',
  resume: 'The clock was not started again.',
  skip: 'The question was not skipped.',
  next: 'The next question was not asked.',
  'retry-answer': 'The question was not asked again.',
  complete: 'The interview was not finished.',
};

/**
 * Says beside the buttons what did not work and why. Where the network was away, only what nobody would
 * rather decide anew is tried again by itself: the next question; for all else it says that it is back.
 */
export function WriteFailureNote({ failure, retry }: Pick<SessionWrites, 'failure' | 'retry'>) {
  const isBack = useNetworkBack(failure, retry);
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
      {outcomes[failure.action]} {isBack ? networkIsBack : reasonText(failure)}{' '}
      {reason === 'sign-in' && <LoginElsewhere />}
    </Alert>
  );
}

/** Whether the network has come back since this failure; the next question is then asked for again. */
function useNetworkBack(failure: SessionWrites['failure'], retry: () => void): boolean {
  const [overcome, setOvercome] = useState<unknown>(null);
  const wasOffline = failure !== null && isOffline(failure.error);
  useEffect(() => {
    if (!wasOffline) return;
    const goOn = () => (goesOnByItself(failure) ? retry() : setOvercome(failure.error));
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [wasOffline, failure, retry]);
  return wasOffline && overcome === failure.error;
}

const goesOnByItself = ({ action }: Failure) => action === 'next';

function reasonText(failure: Failure): string {
  const { error } = failure;
  if (sendFailureOf(error) === 'sign-in') return authenticationExpired;
  const reason = failureText(error);
  return isOffline(error) && goesOnByItself(failure) ? `${reason} ${triedAgain}` : reason;
}
