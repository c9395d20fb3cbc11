import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { isOver } from '../../../capabilities/interview/session-stage.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { FinishEarly } from '../components/finish-early.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import { finishAfterFeedback } from '../running/confirmations.ts';
import type { SessionInHand } from '../running/session-in-hand.ts';
import { BottomBar } from './bottom-bar.tsx';
import { isOnlySkipped, retryRule } from './feedback-words.ts';

export interface FeedbackProps extends SessionInHand {
  readonly feedback: SessionFeedback;
}

/** The ways on from the feedback: none of them waits for it. */
export function FeedbackActions({ session, feedback, userId, storage, writes }: FeedbackProps) {
  const { confirm } = useStores();
  const ruleId = useId();
  const { turn_id: turnId, retries_left: retriesLeft } = feedback;
  const isLast = feedback.question_number === session.progress.total;
  const isSkip = isOnlySkipped(feedback);
  const busy = writes.pending !== null;

  /** What the device still holds of a session that is over belongs to nobody. */
  const tidyAfter = async (write: Promise<Session | null>) => {
    const after = await write;
    if (after && isOver(after)) await storage.removeSession(userId, session._id).catch(() => {});
  };
  const finishEarly = async () => {
    if (await confirm.ask(finishAfterFeedback(session))) await tidyAfter(writes.complete());
  };

  return (
    <>
      <BottomBar label="After this feedback">
        <WaitingButton
          busy={busy}
          variant="contained"
          size="large"
          onClick={() => void tidyAfter(writes.next(turnId))}
        >
          {isLast ? 'Finish and see the report' : 'Next question'}
        </WaitingButton>
        {retriesLeft > 0 && (
          <WaitingButton
            busy={busy}
            variant="outlined"
            size="large"
            startIcon={!isSkip && <ReplayOutlined />}
            aria-describedby={ruleId}
            onClick={() => void writes.retryAnswer(turnId)}
          >
            {isSkip ? 'Answer this question now' : 'Retry this answer'}
          </WaitingButton>
        )}
      </BottomBar>
      <Typography id={ruleId} variant="body2" color="textSecondary">
        {retryRule(feedback)}
      </Typography>
      <WriteFailureNote failure={writes.failure} retry={writes.retry} />
      {!isLast && <FinishEarly busy={busy} onFinish={finishEarly} />}
    </>
  );
}
