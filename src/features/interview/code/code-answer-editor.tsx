import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CodeLanguage, CodeTask } from '../../../api/gen/types.gen.ts';
import type { AnswerEditing } from '../drafts/answer-editing.ts';
import { useCodeRun } from './cases/use-code-run.ts';
import { VisibleCases } from './cases/visible-cases.tsx';
import { CodeField } from './editor/code-field.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useCodeDraft } from './use-code-draft.ts';

interface CodeAnswerEditorProps extends AnswerEditing {
  readonly task: CodeTask;
}

/** Where code is written and tried out. What is written is kept, saved and handed in like typed text. */
export function CodeAnswerEditor(props: CodeAnswerEditorProps) {
  const { task, keeper, readOnly, error, inputRef, onTyped } = props;
  const id = useId();
  const draft = useCodeDraft(keeper, task);
  const run = useCodeRun(task);
  const { language } = draft;

  const write = (source: string) => {
    draft.write(source);
    run.changed();
    onTyped();
  };
  const choose = (chosen: CodeLanguage) => {
    run.clear();
    draft.choose(chosen);
    onTyped();
  };

  return (
    <>
      <LanguageSwitch languages={task.languages} value={language} readOnly={readOnly} onChange={choose} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {afterwards[language]}
      </Typography>
      <Typography id={`${id}-label`} sx={{ mb: 1, fontWeight: 600 }}>
        Your code
      </Typography>
      <CodeField
        key={language}
        language={language}
        initial={draft.source()}
        readOnly={readOnly}
        labelledBy={`${id}-label`}
        describedBy={`${id}-help`}
        inputRef={inputRef}
        onChange={write}
      />
      <FormHelperText id={`${id}-help`} error={error !== null} sx={{ mx: 0, mb: 1 }}>
        {[error, 'Tab indents. To leave the editor with the keyboard, press Escape, then Tab.']
          .filter(Boolean)
          .join(' ')}
      </FormHelperText>
      <VisibleCases task={task} run={run} onRun={() => void run.start(language, draft.source())} />
    </>
  );
}

/** What becomes of the code once it is handed in. */
const afterwards: Record<CodeLanguage, string> = {
  javascript:
    'You can run the cases below as often as you like. After you hand the code in, the server runs them and further ones.',
  python:
    'You can run the cases below as often as you like. The server runs JavaScript only: Python code counts no points. In a practice these cases are all that checks it; for an interview a person has to look at it.',
};
