import { expect, it } from 'vitest';
import { visibleControls } from './visible-controls.ts';

it.each([
  ['I \u202efixed it', 'I ⟨U+202E⟩fixed it'],
  ['\u2067a\u2069 b\u202c', '⟨U+2067⟩a⟨U+2069⟩ b⟨U+202C⟩'],
  ['שלום\u200f, hello', 'שלום\u200f, hello'],
  ['Two\nlines', 'Two\nlines'],
])('%j → %j', (text, shown) => expect(visibleControls(text)).toBe(shown));
