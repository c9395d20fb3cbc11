import type { FailureKind } from './api-error.ts';
import { type CallClass, isRead } from './classify-call.ts';

/** What happened, as plain data. */
export interface FailureFacts {
  kind: FailureKind;
  method: string;
  call: Pick<CallClass, 'timeoutText' | 'keepsSession'>;
  status?: number;
  /** The server's own sentence (D11), if it gave one. */
  serverText?: string;
}

/** What a person is told, and whether a notification tells it. */
export interface FailureNotice {
  title: string;
  text: string;
  notify: boolean;
  /** Milliseconds in which the same notice is not repeated, where it is not the usual (D7). */
  quietFor?: number;
}

const FALLBACK = 'An error occurred';
const UNEXPECTED = 'An unexpected error occurred.';

function describeStatus({ status = 0, serverText, method }: FailureFacts): FailureNotice {
  const title = `Error ${status}`;
  // The session's end has its own row; what is left are refused credentials, which the form shows (D15).
  if (status === 401) return { title, text: serverText ?? FALLBACK, notify: false };
  if (status === 403) {
    const text = isRead(method)
      ? 'You do not have permission to access this resource'
      : 'You do not have permission to perform this action';
    return { title: 'Access denied', text: serverText ?? text, notify: true };
  }
  if (status === 422) return { title, text: 'Validation error: Please check your input.', notify: true };
  if (status >= 400) return { title, text: serverText ?? FALLBACK, notify: true };
  return { title: 'Error', text: UNEXPECTED, notify: true };
}

function describeExpiry(keepsSession: boolean): FailureNotice {
  const title = 'Session expired';
  if (!keepsSession) return { title, text: 'Your session has expired. Please log in again.', notify: true };
  return {
    title,
    text: 'Authentication expired. Some actions may fail. Please re-login in another tab and retry.',
    notify: true,
    quietFor: 30_000,
  };
}

/** The error catalogue (§8, D11–D17): one row for every way in which a call can fail. */
export function describeFailure(facts: FailureFacts): FailureNotice {
  switch (facts.kind) {
    case 'http':
      return describeStatus(facts);
    case 'timeout':
      return { title: 'Request Timeout', text: facts.call.timeoutText, notify: true };
    case 'session-expired':
      return describeExpiry(facts.call.keepsSession);
    case 'aborted':
      return { title: 'Cancelled', text: 'The request was cancelled.', notify: false };
    case 'network':
      return { title: 'Error', text: UNEXPECTED, notify: true };
  }
}
