const KEY = 'candor.return-path';

interface KeptReturnPath {
  challenge: string;
  next: string;
}

/** Keeps a return path beside a challenge, for the tab in which the mail's link is opened. */
export function keepReturnPath(challenge: string, next: string | undefined): void {
  withStorage((storage) => {
    if (next) storage.setItem(KEY, JSON.stringify({ challenge, next } satisfies KeptReturnPath));
    else storage.removeItem(KEY);
  });
}

/** Forgets what was kept beside any challenge. */
export const forgetReturnPath = () => withStorage((storage) => storage.removeItem(KEY));

/** What was kept beside this challenge, or null; it is as little to be trusted as an address. */
export const keptReturnPath = (challenge: string | null): string | null =>
  withStorage((storage) => {
    const kept: Partial<KeptReturnPath> | null = JSON.parse(storage.getItem(KEY) ?? 'null');
    const isTheirs = challenge !== null && kept?.challenge === challenge;
    return isTheirs && typeof kept.next === 'string' ? kept.next : null;
  });

/** With a storage that is full or forbidden, or was tampered with, the person starts at home: null. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
