import { useEffect, useEffectEvent, useRef } from 'react';
import { areSingleKeysOn } from './single-keys.ts';

/** What a single key does on a page. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it, letters small; `Shift+` before it where that counts: `n`, `Shift+x`, `ArrowDown`. */
  readonly key: string;
  /** What it does, as the list of shortcuts says it; without one it is not listed. */
  readonly label?: string;
  /** Gives false where there is nothing to do: the browser then does what it does with the key. */
  readonly act: () => unknown;
}

const shown = new Set<{ readonly current: readonly Shortcut[] }>();

/** What the keys of the page on the screen do. */
export const shortcutsOnPage = (): Shortcut[] => [...shown].flatMap(({ current }) => current);

/** Has single keys act anywhere on the page but in fields, dialogs and menus. Inner parts come before outer ones. */
export function useKeys(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isCovered()) return;
    const name = nameOf(event);
    const found = shortcuts.find(({ key }) => key === name);
    if (!found || (isCharacter(name) && !areSingleKeysOn())) return;
    if (found.act() !== false) event.preventDefault();
  });
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    shown.add(latest);
    document.addEventListener('keydown', listen);
    return () => {
      shown.delete(latest);
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

/** `?` and `/` need Shift on some keyboards and not on others. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLowerCase() : key;
  return shiftKey && (isLetter || key.length > 1) ? `Shift+${name}` : name;
}

const isCharacter = (name: string) => name.replace('Shift+', '').length === 1;

const fields = 'textarea, select, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches(fields);

const isCovered = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
