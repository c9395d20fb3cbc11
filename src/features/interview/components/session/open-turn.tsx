import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { Turn } from '../../../../api/gen/types.gen.ts';
import { CodeAnswerEditor } from '../../code/code-answer-editor.tsx';
import type { AnswerEditing } from '../../drafts/answer-editing.ts';
import type { DraftStorage } from '../../drafts/draft-storage.ts';
import { SpeechPanel } from '../../speech/speech-panel.tsx';
import { useTurnSpeech } from '../../speech/use-turn-speech.ts';
import { authenticationExpired, LoginElsewhere } from '../login-elsewhere.tsx';
import { SkeletonLines } from '../skeleton-lines.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { ChoiceEditor } from './choice-editor.tsx';
import { FinishEarly } from './finish-early.tsx';
import { SaveStatusLine } from './save-status-line.tsx';
import { TurnActions } from './turn-actions.tsx';
import type { TurnContext } from './turn-context.ts';
import { TwoTextsNote } from './two-texts-note.tsx';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { useTurnControl } from './use-turn-control.ts';
import { WriteFailureNote } from './write-failure-note.tsx';

/** The open question, its answer, and the candidate's control of the turn. */
export const OpenTurn = observer(function OpenTurn(props: TurnContext) {
  const { session, turn, userId, storage, sender, writes } = props;
  const key = useMemo(
    () => ({ userId, sessionId: session._id, turnId: turn._id }),
    [userId, session._id, turn._id],
  );
  const keeper = useDraftKeeper(key, turn, storage);
  const speech = useTurnSpeech(session, turn, key, keeper);
  const control = useTurnControl(props, keeper, speech);
  const paused = session.status === 'paused';
  const onItsWay = sender.waiting !== null;
  const busy = control.busy || onItsWay;
  const { failure, retry, forgetFailure } = writes;

  // What did not work for one question says nothing to the next.
  useEffect(() => forgetFailure, [forgetFailure]);

  const overtakenBy = (!onItsWay && keeper?.overtakenBy) || null;

  const editing = keeper && {
    keeper,
    readOnly: onItsWay || control.closing,
    error: control.problem,
    inputRef: control.inputRef,
    onTyped: control.typed,
  };

  return (
    <Stack spacing={3}>
      <AskedQuestion session={session} turn={turn} speech={speech} announcement={control.announcement} />
      {keeper?.failure === 'sign-in' && !onItsWay && <SavedAfterLogin durable={storage.durable} />}
      {paused && (
        <Alert severity="info" role="status">
          The clock is stopped. Take your time; it runs again when you answer or choose Continue.
        </Alert>
      )}
      {keeper && overtakenBy && <TwoTextsNote keeper={keeper} other={overtakenBy} turn={turn} />}
      {editing && !overtakenBy && (
        <>
          <div>
            <EditorOf turn={turn} editing={editing} />
            <SaveStatusLine keeper={editing.keeper} />
            {!turn.choices && !turn.code && speech.options && (
              <SpeechPanel
                session={session}
                turnId={turn._id}
                options={speech.options}
                spoken={speech.spoken}
                busy={busy}
                onSpeaking={control.typed}
                onHandInWithout={control.done}
              />
            )}
          </div>
          <TurnActions
            control={control}
            busy={busy}
            handingIn={control.handingIn || onItsWay}
            paused={paused}
          />
          <WriteFailureNote failure={failure} retry={retry} />
          <FinishEarly busy={busy} onFinish={control.finishEarly} />
        </>
      )}
      {!keeper && <SkeletonLines rows={4} />}
    </Stack>
  );
});

interface EditorOfProps {
  readonly turn: Turn;
  readonly editing: AnswerEditing;
}

function EditorOf({ turn: { choices, code }, editing }: EditorOfProps) {
  if (choices) return <ChoiceEditor choices={choices} {...editing} />;
  if (code) return <CodeAnswerEditor task={code} {...editing} />;
  return <AnswerEditor {...editing} />;
}

function SavedAfterLogin({ durable }: Pick<DraftStorage, 'durable'>) {
  return (
    <Alert severity="warning" role="status">
      {authenticationExpired} What you answer is kept {durable ? 'on this device' : 'in this page'} and saved
      once you have logged in again. <LoginElsewhere />
    </Alert>
  );
}
