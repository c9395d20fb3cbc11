import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';
import type { CodeEditing } from './code-editing.ts';
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

const languages: Record<CodeLanguage, () => Extension> = {
  javascript: () => [javascript(), indentUnit.of('  ')],
  python: () => [python(), indentUnit.of('    ')],
};

const editing: Extension = [
  lineNumbers(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  keymap.of([leaveByTab, indentWithTab, ...defaultKeymap, ...historyKeymap]),
  EditorView.lineWrapping,
  editorTheme,
];

const readOnlyIf = (is: boolean): Extension => [
  EditorState.readOnly.of(is),
  EditorView.contentAttributes.of({ 'aria-readonly': String(is) }),
];

/** The editor of code. It is made once: another language has another editor. */
export default function CodeMirror(props: CodeEditing) {
  const { readOnly, inputRef } = props;
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const locking = useRef(new Compartment());
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const { language, initial, labelledBy, describedBy } = latest.current;
    const made = new EditorView({
      doc: initial,
      parent: frame.current ?? undefined,
      extensions: [
        editing,
        languages[language](),
        locking.current.of(readOnlyIf(latest.current.readOnly)),
        EditorView.contentAttributes.of({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
      ],
    });
    view.current = made;
    inputRef(made.contentDOM);
    return () => {
      inputRef(null);
      made.destroy();
    };
  }, [inputRef]);

  useEffect(() => {
    view.current?.dispatch({ effects: locking.current.reconfigure(readOnlyIf(readOnly)) });
  }, [readOnly]);

  return <div ref={frame} />;
}
