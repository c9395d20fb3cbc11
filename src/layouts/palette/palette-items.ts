import type { Shortcut } from '../../components/keys/use-keys.ts';

/** Something the palette leads to or does. */
export interface PaletteItem {
  readonly label: string;
  /** Tells it from others of the same label. */
  readonly detail?: string;
  /** Where it leads; else it does something on this page. */
  readonly to?: string;
  readonly act?: () => void;
}

/** Items under one heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** Those that need no palette: they go about in what is on the screen. */
const GOING_ABOUT = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape', '?'];

/** What can be done on this page. */
export const actionsOf = (shortcuts: readonly Shortcut[]): PaletteItem[] =>
  shortcuts.flatMap(({ key, label, act }) =>
    label === undefined || GOING_ABOUT.includes(key)
      ? []
      : {
          label,
          detail: key === ' ' ? 'Space' : key.toUpperCase(),
          act: () => void act(),
        },
  );

/** Those in whose label each word of a text begins a word. */
export function matching(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = wordsOf(text);
  return items.filter(({ label }) => {
    const words = wordsOf(label);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
