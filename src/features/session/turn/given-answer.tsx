import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { CodeAnswerEditor } from '../../../capabilities/code/code-answer-editor.tsx';
import type { AnswerEditing } from '../../../capabilities/drafts/answer-editing.ts';
import { ChoiceEditor } from '../../../capabilities/drafts/choice-editor.tsx';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { isInWords } from '../../../capabilities/interview/is-in-words.ts';
import { SpeechPanel } from '../../../capabilities/speech/speech-panel.tsx';
import type { TurnSpeech } from '../../../capabilities/speech/use-turn-speech.ts';
import { AnswerEditor } from '../answer/answer-editor.tsx';
import { answerProblem } from '../answer/answer-problem.ts';
import { BeginWithBefore } from '../answer/begin-with-before.tsx';
import { SaveStatusLine } from '../answer/save-status-line.tsx';
import type { RetryStart } from './retry-start.ts';
import { isBusy, isClosing } from './turn-controller.ts';
import type { TurnContext } from './turn-operations.ts';
import { useOpenedRetry } from './use-opened-retry.ts';
import type { TurnController } from './use-turn-controller.ts';

interface GivenAnswerProps {
  readonly context: TurnContext;
  readonly keeper: DraftKeeper;
  readonly speech: TurnSpeech;
  readonly controller: TurnController;
  /** Where a retry begins that was just opened. */
  readonly retryStart: RetryStart | null;
  /** Why the server did not take it, until it is changed. */
  readonly refusal: { readonly why: string; readonly onChange: () => void } | null;
}

/** Where the answer is chosen, typed or spoken, and what of it is safe. */
export const GivenAnswer = observer(function GivenAnswer(props: GivenAnswerProps) {
  const { context, keeper, speech, controller, retryStart, refusal } = props;
  const { session, turn } = context;
  const { state, inputRef, focus, focusAt, clock, typed, submitTyped } = controller;
  const wordsBefore = useOpenedRetry({ session, turn, keeper, start: retryStart, focusAt });
  const hintId = useId();
  const begun = () => {
    typed();
    focus();
  };
  const editing = {
    keeper,
    readOnly: isClosing(state),
    error: state.problem ?? refusal?.why ?? null,
    inputRef,
    onTyped: () => {
      refusal?.onChange();
      typed();
    },
    hintId: retryStart?.addition ? hintId : undefined,
  };
  return (
    <div>
      {isInWords(turn) && (
        <SpeechPanel
          session={session}
          turnId={turn._id}
          options={speech.options}
          spoken={speech.spoken}
          busy={isBusy(state)}
          clock={clock}
          onSpeaking={typed}
          canSubmit={() => answerProblem(keeper.text, turn) === null}
          onSubmitWithout={submitTyped}
        />
      )}
      {isInWords(turn) && !editing.readOnly && (
        <BeginWithBefore
          id={hintId}
          keeper={keeper}
          text={wordsBefore}
          addition={retryStart?.addition ?? null}
          onBegun={begun}
        />
      )}
      <EditorOf turn={turn} isPractice={session.mode === 'practice'} editing={editing} />
      <SaveStatusLine keeper={keeper} />
    </div>
  );
});

interface EditorOfProps {
  readonly turn: Turn;
  readonly isPractice: boolean;
  readonly editing: AnswerEditing;
}

function EditorOf({ turn: { choices, code, prompt }, isPractice, editing }: EditorOfProps) {
  if (choices) return <ChoiceEditor choices={choices} {...editing} />;
  if (code) return <CodeAnswerEditor task={code} prompt={prompt} isPractice={isPractice} {...editing} />;
  return <AnswerEditor {...editing} />;
}
