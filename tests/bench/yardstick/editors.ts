import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';

/** A text field and a code editor with nothing around them. */
const field = document.createElement('textarea');
field.setAttribute('aria-label', 'Your answer');
document.body.append(field);

const state = EditorState.create({
  extensions: [lineNumbers(), history(), javascript(), keymap.of([...defaultKeymap, ...historyKeymap])],
});
const { contentDOM } = new EditorView({ state, parent: document.body });
contentDOM.setAttribute('aria-label', 'Your code');
