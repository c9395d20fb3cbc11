import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import type { Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { isOver } from '../../../capabilities/interview/session-stage.ts';
import { type Addition, additionTo } from '../../../capabilities/report-view/feedback/addition.ts';
import type { FoundAnswer } from '../../../capabilities/report-view/findings/answer-findings.tsx';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { finishAfterFeedback } from '../running/confirmations.ts';
import type { SessionInHand } from '../running/session-in-hand.ts';
import type { RetryStart } from '../turn/retry-start.ts';
import { retryStart } from '../turn/retry-start.ts';
import { isOnlySkipped } from './feedback-words.ts';

export interface FeedbackProps extends SessionInHand {
  readonly feedback: SessionFeedback;
  /** Where in the answer the retry begins that is about to be opened. */
  readonly onRetry: (start: RetryStart) => void;
}

export interface FeedbackWays {
  readonly next: () => void;
  readonly retry: (answer: FoundAnswer | undefined, addition: Addition | null) => void;
  readonly finishEarly: () => Promise<void>;
}

/** The ways on from the feedback: none of them waits for it. */
export function useFeedbackWays(props: FeedbackProps): FeedbackWays {
  const { session, feedback, userId, storage, writes, onRetry } = props;
  const { confirm } = useStores();
  const { turn_id: turnId } = feedback;

  /** What the device still holds of a session that is over belongs to nobody. */
  const tidyAfter = async (write: Promise<Session | null>) => {
    const after = await write;
    if (after && isOver(after)) await storage.removeSession(userId, session._id).catch(() => {});
  };
  const next = () => void (writes.pending === null && tidyAfter(writes.next(turnId)));
  useKeyChord('Enter', next);
  return {
    next,
    retry: (answer, addition) => {
      onRetry(retryStart(feedback.question_number, answer, addition));
      void writes.retryAnswer(turnId);
    },
    finishEarly: async () => {
      if (await confirm.ask(finishAfterFeedback(session))) await tidyAfter(writes.complete());
    },
  };
}

/** *Next* and *Retry*. */
export function FeedbackActions(props: FeedbackProps & { readonly ways: FeedbackWays }) {
  const { session, feedback, writes, ways } = props;
  const isLast = feedback.question_number === session.progress.total;
  const isSkip = isOnlySkipped(feedback);
  const busy = writes.pending !== null;
  const latest = feedback.attempts.at(-1);
  const answer = latest && { ...latest.found, anchors: feedback.anchors };
  return (
    <>
      <WaitingButton busy={busy} variant="contained" size="large" onClick={ways.next}>
        {isLast ? 'See report' : 'Next'}
      </WaitingButton>
      {feedback.retries_left > 0 && (
        <WaitingButton
          busy={busy}
          variant="outlined"
          size="large"
          startIcon={!isSkip && <ReplayOutlined />}
          onClick={() => ways.retry(answer, answer && latest.state === 'ready' ? additionTo(answer) : null)}
        >
          {isSkip ? 'Answer now' : 'Retry'}
        </WaitingButton>
      )}
    </>
  );
}
