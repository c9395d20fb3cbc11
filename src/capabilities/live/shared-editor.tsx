import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import { UndoManager } from 'yjs';
import type { EditorLanguage } from '../../../openapi/gen/types.gen.ts';
import { codeEditing, languageOf } from '../code/editor/code-extensions.ts';
import type { SharedText } from './shared-text.ts';

/** So much a shared text holds. */
export const MOST_LETTERS = 50_000;

interface SharedEditorProps {
  readonly shared: SharedText;
  readonly language: EditorLanguage;
  readonly readOnly: boolean;
  readonly labelledBy: string;
  readonly describedBy: string;
  /** What was to be written is too long, and was left out. */
  readonly onTooLong: () => void;
  readonly onRun: () => void;
}

/** An editor that several write in, each with a cursor under their name. */
export function SharedEditor(props: SharedEditorProps) {
  const { shared, readOnly } = props;
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const current = useRef<EditorView>(null);
  const [writing] = useState(() => new Compartment());
  useEffect(() => {
    const { language, labelledBy, describedBy } = latest.current;
    const run = () => {
      latest.current.onRun();
      return true;
    };
    const undoManager = new UndoManager(shared.text);
    const view = new EditorView({
      doc: shared.text.toString(),
      parent: frame.current ?? undefined,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run }, ...yUndoManagerKeymap]),
        codeEditing,
        language === 'text' ? [] : languageOf[language](),
        writing.of(writable(!latest.current.readOnly)),
        EditorView.contentAttributes.of({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }),
        withinLimit(() => latest.current.onTooLong()),
        yCollab(shared.text, shared.awareness, { undoManager }),
        namedCursors,
      ],
    });
    current.current = view;
    return () => {
      view.destroy();
      undoManager.destroy();
    };
  }, [shared, writing]);
  useEffect(() => {
    // Who is in it already stays in it.
    current.current?.dispatch({ effects: writing.reconfigure(writable(!readOnly)) });
  }, [readOnly, writing]);
  return <div ref={frame} />;
}

/** Who writes where is read without a mouse, too; below the first line, which has nothing above it. */
const namedCursors = EditorView.theme({
  '.cm-ySelectionInfo': { opacity: 1, fontFamily: 'inherit', padding: '0 4px', borderRadius: '3px' },
  '.cm-line:first-child .cm-ySelectionInfo': { top: '1.6em' },
});

const writable = (isWritable: boolean): Extension => [
  EditorState.readOnly.of(!isWritable),
  EditorView.contentAttributes.of({ 'aria-readonly': String(!isWritable) }),
];

/** Leaves out what makes a text too long; what others wrote always comes in. */
const withinLimit = (tell: () => void): Extension =>
  EditorState.changeFilter.of((transaction) => {
    const { newDoc, startState } = transaction;
    const isTyped = ['input', 'move', 'undo', 'redo'].some((event) => transaction.isUserEvent(event));
    if (!isTyped || newDoc.length <= MOST_LETTERS || newDoc.length <= startState.doc.length) return true;
    tell();
    return false;
  });
