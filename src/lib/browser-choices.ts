/** What people choose about how pages look and behave; `first-paint.js` reads the theme and the navigation. */
const NAMES = ['display', 'mui-mode', 'navigation', 'read-aloud', 'single-keys', 'tables'] as const;

export type BrowserChoice = (typeof NAMES)[number];

/** Where it stands that nothing of it may be kept. */
const REFUSAL = 'keep-choices';

/** What this browser may or can not keep. */
const held = new Map<BrowserChoice, string | null>();

/** What was chosen, in this browser or, where it keeps nothing, since the page was opened; null for the usual. */
export function readChoice(name: BrowserChoice): string | null {
  return held.get(name) ?? tried((storage) => storage.getItem(name));
}

/** Keeps a choice as far as this browser may and can; null takes it back. */
export function keepChoice(name: BrowserChoice, value: string | null): void {
  const keep = (storage: Storage) => {
    if (value === null || !keepsChoices()) storage.removeItem(name);
    else storage.setItem(name, value);
    return keepsChoices();
  };
  if (tried(keep)) held.delete(name);
  else held.set(name, value);
}

/** Whether choices outlast the page. */
export const keepsChoices = (): boolean => tried((storage) => storage.getItem(REFUSAL)) !== 'no';

/** Off: removes the choices that are kept, and keeps no other; they hold until the page is left. */
export function switchKeeping(isOn: boolean): void {
  const choices = NAMES.map((name) => [name, readChoice(name)] as const);
  tried((storage) => {
    if (isOn) storage.removeItem(REFUSAL);
    else storage.setItem(REFUSAL, 'no');
  });
  for (const [name, value] of choices) keepChoice(name, value);
}

/** Null where the storage is full or forbidden. */
function tried<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
