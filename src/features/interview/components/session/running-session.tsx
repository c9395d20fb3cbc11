import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import type { Session } from '../../../../api/gen/types.gen.ts';
import type { DraftStorage } from '../../drafts/draft-storage.ts';
import { IntegrityNotice } from '../../integrity/integrity-notice.tsx';
import type { AnswerSending } from './answer/use-answer-sender.ts';
import { SessionTimer } from './clock/session-timer.tsx';
import { usePresence } from './clock/use-presence.ts';
import { FeedbackOnAnswer } from './feedback/feedback-on-answer.tsx';
import { FollowUpWriting } from './follow-up/follow-up-writing.tsx';
import { HavingTrouble } from './having-trouble.tsx';
import { SessionProgress } from './session-progress.tsx';
import { OpenTurn } from './turn/open-turn.tsx';
import type { SessionWrites } from './use-session-writes.ts';
import { WaitingNotice } from './waiting-notice.tsx';

interface RunningSessionProps {
  readonly session: Session;
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly sending: AnswerSending;
  readonly writes: SessionWrites;
}

/** The interview itself: progress and time, the open question, and what is going on with answers on their way. */
export const RunningSession = observer(function RunningSession(props: RunningSessionProps) {
  const { session, userId, storage, sending, writes } = props;
  const { current_turn: turn, pending_follow_up: pending, feedback } = session;
  const running = session.status === 'in_progress' && !pending && !feedback;

  usePresence(session, writes.resume);
  return (
    <Stack spacing={{ xs: 3, md: 4 }}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr auto' }, alignItems: 'end' }}>
        <SessionProgress session={session} />
        <SessionTimer clock={session.clock} running={running} onTimeUp={() => void writes.refresh()} />
      </Box>
      {!feedback && <FollowUpNote session={session} />}
      <WaitingNotice sender={sending.sender} durable={storage.durable && sending.sender.kept} />
      {pending && (
        <FollowUpWriting
          key={pending.turn_id}
          session={session}
          turnId={pending.turn_id}
          onSettled={sending.take}
        />
      )}
      {feedback && (
        <FeedbackOnAnswer
          session={session}
          feedback={feedback}
          userId={userId}
          storage={storage}
          writes={writes}
        />
      )}
      {turn && (
        <OpenTurn
          key={`${turn._id}-${sending.refusals}`}
          session={session}
          turn={turn}
          userId={userId}
          storage={storage}
          sender={sending.sender}
          writes={writes}
        />
      )}
      <HavingTrouble session={session} durable={storage.durable} />
      <IntegrityNotice session={session} userId={userId} />
    </Stack>
  );
});

/** Why no follow-up was asked to the answer that was handed in last, where there is something to say. */
function FollowUpNote({ session }: Pick<RunningSessionProps, 'session'>) {
  const note = session.turns.findLast(({ outcome }) => outcome !== null)?.follow_up_note;
  return (
    note && (
      <Alert severity="info" role="status">
        {note}
      </Alert>
    )
  );
}
