import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';
import { editorTheme } from './editor-theme.ts';

/** How long Tab leaves the editor after Escape, in milliseconds, unless another key is pressed before. */
const tabLeavesForMs = 60_000;

const leaveByTab = {
  key: 'Escape',
  run: (view: EditorView) => {
    view.setTabFocusMode(tabLeavesForMs);
    return true;
  },
};

export const languageOf: Record<CodeLanguage, () => Extension> = {
  javascript: () => [javascript(), indentUnit.of('  ')],
  python: () => [python(), indentUnit.of('    ')],
};

/** How code is written, without undoing: whose changes that takes back is for who makes the editor to say. */
export const codeEditing: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  keymap.of([leaveByTab, indentWithTab, ...defaultKeymap]),
  EditorView.lineWrapping,
  editorTheme,
];
