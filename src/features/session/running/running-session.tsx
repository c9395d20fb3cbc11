import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { IntegrityNotice } from '../../../capabilities/integrity/integrity-notice.tsx';
import { isClosed } from '../../../capabilities/interview/is-closed.ts';
import { questionNumber, turnTitle } from '../../../capabilities/interview/session-stage.ts';
import { StepBars } from '../../../components/step-bars.tsx';
import { isBesideEditor } from '../answer/refused-answer-note.tsx';
import type { AnswerSending } from '../answer/use-answer-sender.ts';
import { SessionTimer } from '../clock/session-timer.tsx';
import { useHeartbeat } from '../clock/use-heartbeat.ts';
import { WaitingNotice } from '../components/waiting-notice.tsx';
import { FeedbackOnAnswer } from '../feedback/feedback-on-answer.tsx';
import { FollowUpWriting } from '../follow-up/follow-up-writing.tsx';
import { SelectionNote } from '../start/selection-note.tsx';
import { OpenTurn } from '../turn/open-turn.tsx';
import type { RetryStart } from '../turn/retry-start.ts';
import { HavingTrouble } from './having-trouble.tsx';
import type { SessionInHand } from './session-in-hand.ts';

interface RunningSessionProps extends SessionInHand {
  readonly sending: AnswerSending;
}

/** The interview itself: progress, time and what is captured, the open question, and what is going on with answers on their way. */
export const RunningSession = observer(function RunningSession(props: RunningSessionProps) {
  const { sending, ...inHand } = props;
  const { session, userId, storage, writes } = inHand;
  const { current_turn: turn, pending_follow_up: pending, feedback } = session;
  const [retryStart, setRetryStart] = useState<RetryStart | null>(null);
  const running = session.status === 'in_progress' && !pending && !feedback;

  useHeartbeat(session, {
    resume: writes.resume,
    isWriting: writes.pending !== null || sending.sender.isOnItsWay,
  });
  return (
    <Stack spacing={{ xs: 3, md: 4 }}>
      <Stack spacing={1}>
        <Box sx={statusStyle}>
          <SessionProgress session={session} />
          <SessionTimer
            clock={session.clock}
            running={running}
            sender={sending.sender}
            onTimeUp={() => void writes.refresh()}
          />
        </Box>
        <IntegrityNotice session={session} userId={userId} />
      </Stack>
      {!feedback && <FollowUpNote session={session} />}
      {!turn && <WaitingNotice sender={sending.sender} storage={storage} />}
      {pending && (
        <FollowUpWriting
          key={pending.turn_id}
          session={session}
          turnId={pending.turn_id}
          onSettled={sending.take}
        />
      )}
      {feedback && <FeedbackOnAnswer {...inHand} feedback={feedback} onRetry={setRetryStart} />}
      {turn && (
        <OpenTurn
          key={`${turn._id}-${sending.refusals}`}
          {...inHand}
          turn={turn}
          sender={sending.sender}
          refused={sending.refused.find((answer) => isBesideEditor(answer, session)) ?? null}
          onDismiss={sending.dismiss}
          retryStart={retryStart}
        />
      )}
      <SelectionNote session={session} />
      <HavingTrouble session={session} durable={storage.durable} />
    </Stack>
  );
});

const statusStyle = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr auto' },
  alignItems: 'end',
} as const;

/** That no follow-up came where one was sought to the answer submitted last; why is for who reads the report. */
function FollowUpNote({ session }: Pick<SessionInHand, 'session'>) {
  const last = session.turns.findLast(isClosed);
  if (!last?.follow_up_note) return null;
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      Question {last.question_number} got no follow-up; that says nothing about your answer.
    </Typography>
  );
}

/** Where one is in the interview, in words and as one bar a question. */
function SessionProgress({ session }: { readonly session: Session }) {
  const { progress } = session;
  const current = questionNumber(session) ?? progress.total + 1;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {turnTitle(session)}
      </Typography>
      <StepBars total={progress.total} done={current - 1} current={current} />
    </div>
  );
}
