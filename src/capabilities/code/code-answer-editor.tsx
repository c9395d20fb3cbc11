import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import type { AnswerEditing } from '../drafts/answer-editing.ts';
import { useCodeRun } from './cases/use-code-run.ts';
import { VisibleCases } from './cases/visible-cases.tsx';
import { CodeField } from './editor/code-field.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useCodeDraft } from './use-code-draft.ts';

interface CodeAnswerEditorProps extends AnswerEditing {
  readonly task: CodeTask;
  readonly isPractice: boolean;
}

/** Where code is written and tried out. What is written is kept, saved and submitted like typed text. */
export function CodeAnswerEditor(props: CodeAnswerEditorProps) {
  const { task, isPractice, keeper, readOnly, error, inputRef, onTyped } = props;
  const id = useId();
  const draft = useCodeDraft(keeper, task);
  const { language } = draft;
  const run = useCodeRun(task, { language, source: draft.source() });

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
        You can run the cases below as often as you like. {afterwards(language, isPractice)}
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
        {error && `${error} `}
        <Box component="span" sx={{ '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}>
          Tab indents. To leave the editor with the keyboard, press Escape, then Tab.
        </Box>
      </FormHelperText>
      <VisibleCases task={task} run={run} onRun={() => void run.start(language, draft.source())} />
    </>
  );
}

/** What becomes of the code once it is submitted. */
function afterwards(language: CodeLanguage, isPractice: boolean): string {
  if (language === 'javascript') return 'After you hand the code in, the server runs them and further ones.';
  return isPractice
    ? 'The server runs JavaScript only: these cases are all that checks Python code, and it counts no points.'
    : 'The server runs JavaScript only: a person looks at Python code, and it counts no points.';
}
