import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import type { DraftStorage } from '../../../capabilities/drafts/draft-storage.ts';
import { waitingReason, waitingRemedy } from '../../../capabilities/drafts/waiting-words.ts';
import { LoginElsewhere } from '../../../capabilities/interview/login-elsewhere.tsx';
import { bringIntoView } from './bring-into-view.ts';

interface WaitingNoticeProps {
  readonly sender: AnswerSender<Session>;
  readonly storage: Pick<DraftStorage, 'durable'>;
}

/** Says beside the buttons what is going on with an answer that was submitted and is not stored yet. */
export const WaitingNotice = observer(function WaitingNotice({ sender, storage }: WaitingNoticeProps) {
  const { waiting, reason } = sender;
  if (!waiting || !reason) return null;
  const kept =
    storage.durable && sender.kept
      ? 'Your answer is kept on this device.'
      : 'Keep this page open: your answer is only here.';
  return (
    <Alert
      ref={bringIntoView}
      severity="warning"
      role="status"
      action={
        <Button color="inherit" onClick={() => void sender.drain()} sx={{ whiteSpace: 'nowrap' }}>
          Try now
        </Button>
      }
    >
      {waitingReason(reason, 'answer')} {kept} {waitingRemedy(reason, 'submitted')}{' '}
      {reason === 'sign-in' && <LoginElsewhere />}
    </Alert>
  );
});
