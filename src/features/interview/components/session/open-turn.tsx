import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { codeTitle } from '../../code/cases/run-words.ts';
import { CodeAnswerEditor } from '../../code/code-answer-editor.tsx';
import { turnTitle } from '../../session/session-stage.ts';
import { ReadAloudOption } from '../../speech/read-aloud/read-aloud-option.tsx';
import { SpeechPanel } from '../../speech/speech-panel.tsx';
import { useTurnSpeech } from '../../speech/use-turn-speech.ts';
import { authenticationExpired, LoginElsewhere } from '../login-elsewhere.tsx';
import { SkeletonLines } from '../skeleton-lines.tsx';
import { WaitingButton } from '../waiting-button.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { ChoiceEditor } from './choice-editor.tsx';
import { QuestionContext } from './question-context.tsx';
import { SaveStatusLine } from './save-status-line.tsx';
import { SessionHeading } from './session-heading.tsx';
import { TurnActions } from './turn-actions.tsx';
import { TwoTextsNote } from './two-texts-note.tsx';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { type TurnContext, useTurnControl } from './use-turn-control.ts';
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

  const isInWords = !turn.choices && !turn.code;
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
      <div>
        <SessionHeading
          title={turn.code ? codeTitle(turn.code) : turn.prompt}
          documentTitle={turnTitle(session)}
        />
        {turn.code && <Typography sx={{ mt: 1 }}>{turn.prompt}</Typography>}
        <QuestionContext session={session} turn={turn} />
        <ReadAloudOption voice={speech.voice} options={speech.options} />
        <span role="status" style={visuallyHidden}>
          {control.announcement}
        </span>
      </div>
      {keeper?.failure === 'sign-in' && !onItsWay && (
        <Alert severity="warning" role="status">
          {authenticationExpired} What you answer is kept{' '}
          {storage.durable ? 'on this device' : 'in this page'} and saved once you have logged in again.{' '}
          <LoginElsewhere />
        </Alert>
      )}
      {paused && (
        <Alert severity="info" role="status">
          The clock is stopped. Take your time; it runs again when you answer or choose Continue.
        </Alert>
      )}
      {keeper && overtakenBy && <TwoTextsNote keeper={keeper} other={overtakenBy} turn={turn} />}
      {editing && !overtakenBy && (
        <>
          <div>
            {turn.choices && <ChoiceEditor choices={turn.choices} {...editing} />}
            {turn.code && <CodeAnswerEditor task={turn.code} {...editing} />}
            {isInWords && <AnswerEditor {...editing} />}
            <SaveStatusLine keeper={editing.keeper} />
            {isInWords && speech.options && (
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
            busy={busy}
            handingIn={control.handingIn || onItsWay}
            paused={paused}
            onDone={control.done}
            onThinking={control.stillThinking}
            onContinue={control.goOn}
            onRepeat={control.repeat}
            onSkip={control.skip}
          />
          <WriteFailureNote failure={failure} retry={retry} />
          <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <WaitingButton busy={busy} color="inherit" onClick={control.finishEarly} sx={{ ml: -1 }}>
              Finish early…
            </WaitingButton>
          </Box>
        </>
      )}
      {!keeper && <SkeletonLines rows={4} />}
    </Stack>
  );
});
