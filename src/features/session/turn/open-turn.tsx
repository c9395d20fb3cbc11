import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { DraftStorage, RefusedAnswer } from '../../../capabilities/drafts/draft-storage.ts';
import { authenticationExpired, LoginElsewhere } from '../../../capabilities/interview/login-elsewhere.tsx';
import { RecordingMark } from '../../../capabilities/speech/recording-mark.tsx';
import { useTurnSpeech } from '../../../capabilities/speech/use-turn-speech.ts';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { DraftConflictNote } from '../answer/draft-conflict-note.tsx';
import { useDraftKeeper } from '../answer/use-draft-keeper.ts';
import { FinishEarly } from '../components/finish-early.tsx';
import { WaitingNotice } from '../components/waiting-notice.tsx';
import { WriteFailureNote } from '../components/write-failure-note.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { GivenAnswer } from './given-answer.tsx';
import type { RetryStart } from './retry-start.ts';
import { TurnActions } from './turn-actions.tsx';
import { isBusy, isOnItsWay } from './turn-controller.ts';
import type { TurnContext } from './turn-operations.ts';
import { codeBefore } from './use-opened-retry.ts';
import { type TurnController, useTurnController } from './use-turn-controller.ts';

interface OpenTurnProps extends TurnContext {
  /** Where the retry begins that was opened last. */
  readonly retryStart: RetryStart | null;
  /** The code that the server did not take as it stands in the editor; null where it took it. */
  readonly refused: RefusedAnswer | null;
  readonly onDismiss: (refused: RefusedAnswer) => void;
}

/** The open question, its answer, and the candidate's control of the turn. */
export const OpenTurn = observer(function OpenTurn(props: OpenTurnProps) {
  const { session, turn, userId, storage, sender, writes } = props;
  const key = useMemo(
    () => ({ userId, sessionId: session._id, turnId: turn._id }),
    [userId, session._id, turn._id],
  );
  const keeper = useDraftKeeper(key, turn, storage, codeBefore(session, turn));
  const speech = useTurnSpeech(session, turn, key, keeper);
  const controller = useTurnController(props, keeper, speech);
  const paused = session.status === 'paused';
  const onItsWay = isOnItsWay(controller.state);
  const hasConflict = !onItsWay && keeper?.hasConflict === true;
  const { failure, retry, forgetFailure } = writes;
  const dismiss = () => props.refused && props.onDismiss(props.refused);

  // What did not work for one question says nothing to the next.
  useEffect(() => forgetFailure, [forgetFailure]);

  return (
    <>
      <RecordingMark spoken={speech.spoken} />
      <Stack spacing={3}>
        <AskedQuestion session={session} turn={turn} speech={speech} announcement={controller.announcement} />
        {keeper?.failure === 'sign-in' && !onItsWay && <SavedAfterLogin durable={storage.durable} />}
        {paused && <ClockStopped isPaused={controller.isClockPaused} />}
        {!keeper && <SkeletonLines rows={4} />}
        {keeper && hasConflict && (
          <DraftConflictNote keeper={keeper} turnKey={key} turn={turn} onChosen={controller.focus} />
        )}
        {keeper && !hasConflict && (
          <>
            <GivenAnswer
              context={props}
              keeper={keeper}
              speech={speech}
              controller={controller}
              refusal={props.refused && { why: props.refused.why, onChange: dismiss }}
              retryStart={isOf(props.retryStart, turn) ? props.retryStart : null}
            />
            <TurnActions controller={controller} paused={paused} isCode={turn.code !== null} />
            <WaitingNotice sender={sender} storage={storage} />
            <WriteFailureNote failure={failure} retry={retry} />
            <FinishEarly busy={isBusy(controller.state)} onFinish={controller.finishEarly} />
          </>
        )}
      </Stack>
    </>
  );
});

const isOf = (start: RetryStart | null, { kind, question_number }: TurnContext['turn']) =>
  kind === 'retry' && start?.questionNumber === question_number;

/** `isPaused`: by the page, for what is not the candidate's time. */
function ClockStopped({ isPaused }: { readonly isPaused: TurnController['isClockPaused'] }) {
  return (
    <Alert severity="info" role="status">
      {isPaused
        ? 'Timer paused while your answer is transcribed. It resumes when that’s done, or when you type.'
        : 'Timer paused. It resumes when you answer or choose Continue.'}
    </Alert>
  );
}

function SavedAfterLogin({ durable }: Pick<DraftStorage, 'durable'>) {
  return (
    <Alert severity="warning" role="status">
      {authenticationExpired} What you answer is kept {durable ? 'on this device' : 'in this page'} and saved
      once you have logged in again. <LoginElsewhere />
    </Alert>
  );
}
