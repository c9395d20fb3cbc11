/** Texts of a form, by the names of their fields. */
type Texts = Readonly<Record<string, string>>;

const storageKey = (key: string) => `unsaved:${key}`;

/** Keeps what was typed in this tab, until it is asked for; a tab that keeps nothing is no error (D8). */
export function keepWork(key: string, texts: Texts): void {
  try {
    window.sessionStorage.setItem(storageKey(key), JSON.stringify(texts));
  } catch {
    // A full or forbidden storage.
  }
}

/** What was kept, once; nothing where it was tampered with. */
export function takeWork(key: string): Texts {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(key)) ?? '{}');
    window.sessionStorage.removeItem(storageKey(key));
    const entries = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
