import { randomId } from '../../lib/random-id.ts';

const storedAs = 'interview-client';
const isName = /^[0-9a-f]{32}$/;

let name: string | null = null;

/**
 * The random name by which the server knows this client: one for the browser where its tabs agree among
 * themselves (see `TabClaim`), else one for the tab; for the page alone where the browser keeps nothing.
 */
export function clientId(): string {
  name ??= keptName(navigator.locks ? () => window.localStorage : () => window.sessionStorage);
  return name;
}

/** Spread into a call that writes in a session. */
export const fromThisClient = () => ({ headers: { 'Interview-Client': clientId() } });

function keptName(storage: () => Storage): string {
  const fresh = randomId();
  try {
    const kept = storage().getItem(storedAs);
    if (kept && isName.test(kept)) return kept;
    storage().setItem(storedAs, fresh);
  } catch {
    // It leaves the session when it is closed, and is asked after a crash at worst.
  }
  return fresh;
}
