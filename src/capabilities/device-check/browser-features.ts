import type { CheckState } from './check-state.ts';

/** The parts of a browser that an interview uses; `window` is one. */
export interface BrowserParts {
  readonly indexedDB?: unknown;
  readonly isSecureContext?: boolean;
  readonly navigator?: { readonly locks?: unknown; readonly cookieEnabled?: boolean };
  readonly speechSynthesis?: unknown;
}

interface Feature {
  /** What is lost without it, as a part of a sentence. */
  readonly purpose: string;
  readonly isThere: (browser: BrowserParts) => boolean;
}

const features: readonly Feature[] = [
  {
    purpose: 'keep what you type on this device when the connection is lost',
    isThere: ({ indexedDB }) => Boolean(indexedDB),
  },
  { purpose: 'keep you signed in', isThere: ({ navigator }) => navigator?.cookieEnabled === true },
  { purpose: 'read a question aloud', isThere: ({ speechSynthesis }) => Boolean(speechSynthesis) },
];

/** What this browser cannot do, each as a part of a sentence. */
const missingPurposes = (browser: BrowserParts): string[] =>
  features.filter(({ isThere }) => !isThere(browser)).map(({ purpose }) => purpose);

/** Whether a browser has what an interview uses. */
export function browserState(browser: BrowserParts): CheckState {
  const missing = missingPurposes(browser);
  if (missing.length === 0) return { kind: 'passed', text: 'This browser works.' };
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(missing);
  return {
    kind: 'failed',
    text: `Here the browser cannot ${list}.`,
    remedy: 'Leave a private window, or use a current version of Chrome, Edge, Firefox or Safari.',
  };
}
