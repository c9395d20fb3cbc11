import type { Note } from './sighting.ts';

/** Growth in one step that no typing makes, in characters. */
const largeFrom = 100;

type Wanted = 'paste' | 'large_insertion';

/**
 * Watches for text that appears at once in an answer, until it is stopped; counts characters and looks at
 * nothing else. A paste is a large insertion where pastes are not noted.
 */
export function watchInsertions(wants: (signal: Wanted) => boolean, note: Note): () => void {
  const lengths = new WeakMap<EventTarget, number>();
  const measure = ({ target }: Event) => {
    const length = lengthOf(target);
    if (target && length !== null) lengths.set(target, length);
  };
  const paste = ({ target, clipboardData }: ClipboardEvent) => {
    const characters = clipboardData?.getData('text').length ?? 0;
    if (characters === 0) return;
    if (target instanceof HTMLTextAreaElement) return note({ signal: 'paste', characters });
    // The editor of code puts it in by itself: no input follows that could be measured.
    if (!isInCodeEditor(target)) return;
    if (wants('paste')) note({ signal: 'paste', characters });
    else if (characters >= largeFrom) note({ signal: 'large_insertion', characters });
  };
  // What is dropped the editor of code puts in by itself too; in a field an input follows.
  const drop = ({ target, dataTransfer }: DragEvent) => {
    const characters = dataTransfer?.getData('text').length ?? 0;
    if (isInCodeEditor(target) && characters >= largeFrom) note({ signal: 'large_insertion', characters });
  };
  const input = (event: Event) => {
    const { target } = event;
    const length = lengthOf(target);
    if (!target || length === null) return;
    const characters = length - (lengths.get(target) ?? length);
    measure(event);
    if (characters < largeFrom || isOwnText(event) || (isPaste(event) && wants('paste'))) return;
    note({ signal: 'large_insertion', characters });
  };
  const listeners = [
    ['focusin', measure],
    ['beforeinput', measure],
    ['input', input],
    ['paste', paste],
    ['drop', drop],
  ] as const;
  for (const [type, listen] of listeners) document.addEventListener(type, listen as EventListener, true);
  return () => {
    for (const [type, listen] of listeners) document.removeEventListener(type, listen as EventListener, true);
  };
}

/** How much stands in a field or in the editor of code; null elsewhere. */
function lengthOf(target: EventTarget | null): number | null {
  if (target instanceof HTMLTextAreaElement) return target.value.length;
  return target instanceof Element && isInCodeEditor(target) ? (target.textContent?.length ?? 0) : null;
}

const isInCodeEditor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[contenteditable="true"]') !== null;

const inputTypeOf = (event: Event) => ('inputType' in event ? String(event.inputType) : '');
const isPaste = (event: Event) => inputTypeOf(event).startsWith('insertFromPaste');

/** Undone and done again. */
const isOwnText = (event: Event) => inputTypeOf(event).startsWith('history');
