import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { TIMEOUT_TEXTS } from '../../../../api/http/classify-call.ts';
import type { AnswerSender } from '../../drafts/answer-sender.ts';
import { authenticationExpired, LoginElsewhere } from '../login-elsewhere.tsx';

interface WaitingNoticeProps {
  readonly sender: AnswerSender<Session>;
  /** False where the browser keeps nothing once the page is closed. */
  readonly durable: boolean;
}

const reasons = {
  offline: 'There is no connection.',
  slow: TIMEOUT_TEXTS.session,
  server: 'The server cannot take the answer at the moment.',
  'sign-in': authenticationExpired,
} as const;

const remedies = {
  offline: 'It is handed in by itself when the network is back.',
  slow: 'It is handed in by itself in a moment.',
  server: 'It is handed in by itself in a moment.',
  'sign-in': 'It is handed in by itself once you have logged in again.',
} as const;

/** What is going on with an answer that was handed in and is not stored yet. */
export const WaitingNotice = observer(function WaitingNotice({ sender, durable }: WaitingNoticeProps) {
  const { waiting, reason } = sender;
  if (!waiting || !reason) return null;
  const kept = durable
    ? 'Your answer is kept on this device.'
    : 'Keep this page open: your answer is only here.';
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" onClick={() => void sender.drain()} sx={{ whiteSpace: 'nowrap' }}>
          Try now
        </Button>
      }
    >
      {reasons[reason]} {kept} {remedies[reason]} {reason === 'sign-in' && <LoginElsewhere />}
    </Alert>
  );
});
