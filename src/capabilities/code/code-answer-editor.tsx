import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CodeLanguage, CodeTask } from '../../../openapi/gen/types.gen.ts';
import { visibleControls } from '../../lib/visible-controls.ts';
import type { AnswerEditing } from '../drafts/answer-editing.ts';
import { useCodeRun } from './cases/use-code-run.ts';
import { VisibleCases } from './cases/visible-cases.tsx';
import { CodeField } from './editor/code-field.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useCodeDraft } from './use-code-draft.ts';

interface CodeAnswerEditorProps extends AnswerEditing {
  readonly task: CodeTask;
  /** What the function has to do. */
  readonly prompt: string;
  readonly isPractice: boolean;
}

/** Where code is written and tried out. What is written is kept, saved and submitted like typed text. */
export function CodeAnswerEditor(props: CodeAnswerEditorProps) {
  const { task, prompt, isPractice, keeper, readOnly, error, inputRef, onTyped } = props;
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
    <Box sx={columnsStyle}>
      <Box sx={{ minWidth: 0 }}>
        <TaskInLines prompt={prompt} />
        <VisibleCases
          asExamples
          task={task}
          run={run}
          onRun={() => void run.start(language, draft.source())}
        />
        <Typography variant="body2" color="textSecondary">
          {afterwards(language, isPractice)}
        </Typography>
      </Box>
      <Box sx={editorStyle}>
        <LanguageSwitch languages={task.languages} value={language} readOnly={readOnly} onChange={choose} />
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
            Ctrl/⌘+Enter runs. Escape, then Tab, leaves.
          </Box>
        </FormHelperText>
      </Box>
    </Box>
  );
}

/** What a function has to do: the task first, then its rules, each in a line of its own. */
function TaskInLines({ prompt }: Pick<CodeAnswerEditorProps, 'prompt'>) {
  const [task = '', ...rules] = prompt.split(/(?<=[.?!])\s+(?=[A-Z“"])/);
  return (
    <>
      <Typography sx={{ fontWeight: 600, textWrap: 'pretty' }}>{visibleControls(task)}</Typography>
      {rules.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 2.5, '& li': { mb: 0.5 } }}>
          {rules.map((rule) => (
            <li key={rule}>{visibleControls(rule)}</li>
          ))}
        </Box>
      )}
    </>
  );
}

/** The task beside the code, where the window has room for both. */
const columnsStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

const editorStyle = {
  minWidth: 0,
  '& .cm-content, & .cm-gutter': { minHeight: { lg: '52vh' } },
} as const;

/** What becomes of the code once it is submitted. */
function afterwards(language: CodeLanguage, isPractice: boolean): string {
  if (language === 'javascript') return 'Hidden cases run after you submit.';
  return isPractice
    ? 'Python runs in your browser only, without points.'
    : 'A person reviews Python; it has no points.';
}
