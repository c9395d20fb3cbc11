import { history, historyKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { CodeEditing } from './code-editing.ts';
import { codeEditing, languageOf } from './code-extensions.ts';

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
        codeEditing,
        history(),
        keymap.of(historyKeymap),
        languageOf[language](),
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
