import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../../api/gen/types.gen.ts';
import type { AnswerSender } from '../../drafts/answer-sender.ts';
import { waitingReason, waitingRemedy } from '../../session/waiting-words.ts';
import { LoginElsewhere } from '../login-elsewhere.tsx';

interface WaitingNoticeProps {
  readonly sender: AnswerSender<Session>;
  /** False where the browser keeps nothing once the page is closed. */
  readonly durable: boolean;
}

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
      {waitingReason(reason, 'answer')} {kept} {waitingRemedy(reason, 'handed in')}{' '}
      {reason === 'sign-in' && <LoginElsewhere />}
    </Alert>
  );
});
