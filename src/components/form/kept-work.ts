/** Texts of a form, by the names of their fields. */
type Texts = Readonly<Record<string, string>>;

const prefix = 'unsaved:';
const storageKey = (key: string) => `${prefix}${key}`;

/** Whose work is kept; null behind a logout: the forms of its pages go away only then. */
let person: string | null = null;

/**
 * Keeps what was typed in this tab, until it is asked for; a tab that keeps nothing is no error (D8). `key` ends with
 * the id of the user who typed it.
 */
export function keepWork(key: string, texts: Texts): void {
  if (!person || !key.endsWith(person)) return;
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

/** Forgets all that was kept in this tab, and keeps nothing more until somebody is signed in again. */
export function forgetWork(): void {
  person = null;
  forgetBut(() => false);
}

/** This user is signed in: what they type is kept, and what anybody else left is gone. */
export function keepWorkOf(userId: string): void {
  person = userId;
  forgetBut((key) => key.endsWith(userId));
}

function forgetBut(isKept: (key: string) => boolean): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !isKept(key)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}
