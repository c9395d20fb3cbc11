import { inBrowser } from '../../../stores/storage.ts';

const KEY = 'candor.return-path';

interface KeptReturnPath {
  challenge: string;
  next: string;
}

/** Keeps a return path beside a challenge, for the tab in which the mail's link is opened. */
export function keepReturnPath(challenge: string, next: string | undefined): void {
  inBrowser((storage) => {
    if (next) storage.setItem(KEY, JSON.stringify({ challenge, next } satisfies KeptReturnPath));
    else storage.removeItem(KEY);
  });
}

/** Forgets what was kept beside any challenge. */
export const forgetReturnPath = () => inBrowser((storage) => storage.removeItem(KEY));

/** What was kept beside this challenge, or null: then the person starts at home. It is as little to be trusted as an address. */
export const keptReturnPath = (challenge: string | null): string | null =>
  inBrowser((storage) => {
    const kept: Partial<KeptReturnPath> | null = JSON.parse(storage.getItem(KEY) ?? 'null');
    const isTheirs = challenge !== null && kept?.challenge === challenge;
    return isTheirs && typeof kept.next === 'string' ? kept.next : null;
  });
