import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { Turn } from '../../../openapi/gen/types.gen.ts';
import { LongTextField } from '../../components/form/fields/long-text-field.tsx';
import { visibleControls } from '../../lib/visible-controls.ts';
import { CodeAnswerEditor } from '../code/code-answer-editor.tsx';
import { ChoiceEditor } from '../drafts/choice-editor.tsx';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';

interface PreviewedQuestionProps {
  readonly question: Pick<Turn, 'prompt' | 'choices' | 'code'>;
  readonly keeper: DraftKeeper;
  readonly error?: string | null;
}

const LONGEST_ANSWER = 20_000;

/** A question with the same editor of its answer that candidates get. */
export const PreviewedQuestion = observer(function PreviewedQuestion({
  question,
  keeper,
  error = null,
}: PreviewedQuestionProps) {
  const { prompt, choices, code } = question;
  const editing = { keeper, readOnly: false, error, inputRef: () => {}, onTyped: () => {} };
  if (code) return <CodeAnswerEditor {...editing} task={code} prompt={prompt} isPractice={false} />;
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ my: 1.5, whiteSpace: 'pre-line' }}>
        {visibleControls(prompt)}
      </Typography>
      {choices ? (
        <ChoiceEditor {...editing} choices={choices} />
      ) : (
        <LongTextField
          label="Your answer"
          value={keeper.text}
          maxLength={LONGEST_ANSWER}
          minRows={6}
          error={error}
          onChange={(text) => keeper.change(text)}
        />
      )}
    </>
  );
});
