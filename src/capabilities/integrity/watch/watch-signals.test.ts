// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IntegritySignal } from '../../../../openapi/gen/types.gen.ts';
import { openTabChannel } from '../../interview/tab-channel.ts';
import type { Sighting } from './sighting.ts';
import { watchSignals } from './watch-signals.ts';

let seen: Sighting[];
let openTurn: string | null;
let stop: () => void;
let field: HTMLTextAreaElement;

beforeEach(() => {
  seen = [];
  openTurn = 'first';
  stop = () => {};
  field = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => {
  stop();
  field.remove();
  vi.restoreAllMocks();
});

function watch(...signals: IntegritySignal[]): void {
  stop = watchSignals(
    signals,
    'session',
    (sighting) => seen.push(sighting),
    () => openTurn,
  );
}

function paste(into: Element, text: string): void {
  const event = new Event('paste', { bubbles: true });
  into.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
}

/** What a browser does when text is put into the field. */
function insert(text: string, inputType: string): void {
  if (inputType === 'insertFromPaste') paste(field, text);
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType }));
  field.value += text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

it.each<[string, IntegritySignal[], [text: string, inputType: string], Partial<Sighting>[]]>([
  [
    'a paste',
    ['paste', 'large_insertion'],
    ['x'.repeat(300), 'insertFromPaste'],
    [{ signal: 'paste', characters: 300 }],
  ],
  ['a short paste', ['paste'], ['xyz', 'insertFromPaste'], [{ signal: 'paste', characters: 3 }]],
  [
    'a paste, as an insertion',
    ['large_insertion'],
    ['x'.repeat(300), 'insertFromPaste'],
    [{ signal: 'large_insertion', characters: 300 }],
  ],
  [
    'dictation',
    ['paste', 'large_insertion'],
    ['x'.repeat(100), 'insertText'],
    [{ signal: 'large_insertion', characters: 100 }],
  ],
  ['typing', ['paste', 'large_insertion'], ['x', 'insertText'], []],
  ['a long word that was completed', ['large_insertion'], ['x'.repeat(99), 'insertReplacementText'], []],
  ['what was undone', ['large_insertion'], ['x'.repeat(300), 'historyUndo'], []],
  ['nothing that was not agreed to', ['page_hidden'], ['x'.repeat(300), 'insertFromPaste'], []],
])('notes %s', (_case, signals, [text, inputType], expected) => {
  watch(...signals);
  insert(text, inputType);
  expect(seen).toEqual(expected);
});

it.each<[string, IntegritySignal[], length: number, Partial<Sighting>[]]>([
  ['a paste', ['paste', 'large_insertion'], 300, [{ signal: 'paste', characters: 300 }]],
  ['a paste, as an insertion', ['large_insertion'], 300, [{ signal: 'large_insertion', characters: 300 }]],
  ['a short paste that nobody agreed to note', ['large_insertion'], 99, []],
])('notes %s into the editor of code', (_case, signals, length, expected) => {
  watch(...signals);
  const editor = document.body.appendChild(document.createElement('div'));
  editor.setAttribute('contenteditable', 'true');
  const line = editor.appendChild(document.createElement('div'));
  paste(line, 'x'.repeat(length));
  editor.remove();
  expect(seen).toEqual(expected);
});

/** Puts text into a line of the editor, as dictation does (no paste) or a drop, which the editor does by itself. */
const intoEditor = {
  dictated(editor: Element, text: string) {
    editor.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText' }));
    editor.firstElementChild?.append(text);
    editor.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  },
  dropped(editor: Element, text: string) {
    const event = new Event('drop', { bubbles: true });
    editor.firstElementChild?.dispatchEvent(Object.assign(event, { dataTransfer: { getData: () => text } }));
  },
};

it.each([
  ['dictated', 100, [{ signal: 'large_insertion', characters: 100 }]],
  ['dictated', 99, []],
  ['dropped', 300, [{ signal: 'large_insertion', characters: 300 }]],
  ['dropped', 99, []],
] as const)('notes what is %s into the editor of code, %i characters', (how, length, expected) => {
  watch('paste', 'large_insertion');
  const editor = document.body.appendChild(document.createElement('div'));
  editor.setAttribute('contenteditable', 'true');
  editor.append(document.createElement('div'));
  intoEditor[how](editor, 'x'.repeat(length));
  editor.remove();
  expect(seen).toEqual(expected);
});

it('does not take a text that was restored for an insertion', () => {
  watch('large_insertion');
  field.value = 'x'.repeat(500);
  insert('y', 'insertText');
  expect(seen).toEqual([]);
});

it('hands on no text', () => {
  watch('paste', 'large_insertion');
  insert('my secret '.repeat(40), 'insertFromPaste');
  insert('my secret '.repeat(40), 'insertText');
  expect(seen).toHaveLength(2);
  expect(JSON.stringify(seen)).not.toContain('secret');
});

it('notes how long the network was lost', () => {
  watch('network_lost');
  window.dispatchEvent(new Event('offline'));
  openTurn = 'second';
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(seen.map(({ signal, turnId }) => [signal, turnId])).toEqual([
    ['network_lost', 'first'],
    ['network_lost', 'first'],
  ]);
  expect(seen[1]).toMatchObject({ id: seen[0]?.id, durationMs: expect.any(Number) });
});

it('notes that the page was hidden, and not that it was left', () => {
  watch('page_hidden', 'focus_lost');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  turn('visible');
  expect(seen.map(({ durationMs }) => durationMs)).toEqual([undefined, expect.any(Number)]);
  window.dispatchEvent(new Event('pagehide'));
  turn('hidden');
  expect(seen).toHaveLength(2);
});

it('notes a second display once an attempt', () => {
  vi.stubGlobal('screen', { isExtended: true });
  watch('extended_display');
  stop();
  watch('extended_display');
  vi.unstubAllGlobals();
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
});

it('notes a second tab of the same session', async () => {
  watch('second_tab');
  const tabs = ['another', 'session'].map((id) => openTabChannel(id, () => {}));
  for (const tab of tabs) tab.post('saved');
  for (const tab of tabs) tab.post('opened');
  await expect.poll(() => seen).toEqual([{ signal: 'second_tab' }]);
  for (const tab of tabs) tab.close();
});

it('sees nothing once it is stopped', () => {
  watch('paste', 'large_insertion', 'network_lost', 'page_hidden', 'fullscreen_left');
  stop();
  insert('x'.repeat(300), 'insertFromPaste');
  window.dispatchEvent(new Event('offline'));
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(seen).toEqual([]);
});
