import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { codeFont } from './code-font.ts';

/** The palette's variables follow the colour scheme by themselves, and reach AA on paper in both. */
const colour = (name: string) => `var(--mui-palette-${name})`;

const frame = EditorView.theme({
  '&': {
    border: `1px solid ${colour('control')}`,
    borderRadius: 'var(--mui-shape-borderRadius)',
    backgroundColor: colour('background-paper'),
    color: colour('text-primary'),
    overflow: 'hidden',
  },
  '&.cm-focused': { outline: `2px solid ${colour('primary-main')}`, outlineOffset: '1px' },
  '.cm-scroller': { ...codeFont, maxHeight: '70vh', overflow: 'auto' },
  // Of the content, so that a click below the last line reaches it.
  '.cm-content, .cm-gutter': { minHeight: '16rem' },
  '.cm-content': { caretColor: colour('text-primary') },
  '.cm-cursor': { borderLeftColor: colour('text-primary') },
  '.cm-gutters': {
    backgroundColor: colour('background-sunken'),
    color: colour('text-secondary'),
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { color: colour('text-primary'), fontWeight: '600' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: colour('primary-light'), color: 'inherit' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: colour('error-main') },
  '& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: colour('primary-light'),
  },
});

const words = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier],
    color: colour('primary-main'),
    fontWeight: '600',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: colour('success-main') },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: colour('secondary-main') },
  {
    tag: [tags.function(tags.variableName), tags.definition(tags.function(tags.variableName))],
    color: colour('info-main'),
  },
  { tag: [tags.className, tags.typeName], color: colour('info-main') },
  { tag: [tags.comment, tags.meta], color: colour('text-secondary'), fontStyle: 'italic' },
  { tag: tags.invalid, color: colour('error-main') },
]);

/** The look of the editor, in the colours of the page. */
export const editorTheme: Extension = [frame, syntaxHighlighting(words)];
