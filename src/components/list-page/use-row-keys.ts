import { type RefObject, useRef } from 'react';
import { type Shortcut, useKeys } from '../keys/use-keys.ts';

/** What names a row and opens it. */
const names = 'a[href], button';

/** The rows on the screen: those of the table, or of the cards in its place. */
function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(isShown);
}

const isShown = (row: HTMLElement) => !row.checkVisibility || row.checkVisibility();

/** The keys of a list: they go to rows and select them; a row is opened by its own link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>(null);
  const step = (by: 1 | -1) => () => {
    const rows = rowsIn(list.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[at < 0 ? 0 : at + by];
    if (!next) return false;
    next.querySelector<HTMLElement>(names)?.focus();
    return true;
  };
  const select = (isRange: boolean) => () => {
    const rows = rowsIn(list.current);
    const row = rows.find((one) => one.contains(document.activeElement));
    const box = row && boxOf(row);
    if (!row || !box) return false;
    const from = isRange && last.current ? rows.indexOf(last.current) : -1;
    last.current = row;
    if (from < 0) return box.click();
    const to = rows.indexOf(row);
    for (const one of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      const other = boxOf(one);
      if (other && !other.checked) other.click();
    }
    return true;
  };
  const focusFirst = (selector: string) => () => {
    const field = list.current?.querySelector<HTMLElement>(selector);
    field?.focus();
    return field !== null && field !== undefined;
  };
  const hasBoxes = () => list.current?.querySelector('[data-row] input[type="checkbox"]') !== null;
  const keys: Shortcut[] = [
    { key: 'ArrowDown', label: 'Next row', act: step(1) },
    { key: 'ArrowUp', label: 'Previous row', act: step(-1) },
    { key: 'Enter', label: 'Open row', act: () => false },
    { key: 'x', label: 'Select row', act: () => hasBoxes() && select(false)() },
    { key: 'Shift+x', label: 'Select up to here', act: () => hasBoxes() && select(true)() },
    { key: '/', label: 'Search', act: focusFirst('input[type="search"]') },
    { key: 'f', label: 'Filter', act: focusFirst('[role="search"] select') },
  ];
  useKeys(keys);
}

const boxOf = (row: HTMLElement) => row.querySelector<HTMLInputElement>('input[type="checkbox"]');
