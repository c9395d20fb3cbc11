import { TIMEOUT_TEXTS } from '../../api/http/classify-call.ts';
import { authenticationExpired } from '../interview/login-elsewhere.tsx';
import type { Delay } from './send-failure.ts';

/** Why an answer or a recording is not stored yet, as a sentence. */
export function waitingReason(reason: Delay, what: 'answer' | 'recording'): string {
  switch (reason) {
    case 'offline':
      return 'There is no connection.';
    case 'slow':
      return TIMEOUT_TEXTS.session;
    case 'server':
      return `The server cannot take the ${what} at the moment.`;
    case 'sign-in':
      return authenticationExpired;
  }
}

const moments: Record<Delay, string> = {
  offline: 'when the network is back',
  slow: 'in a moment',
  server: 'in a moment',
  'sign-in': 'once you have logged in again',
};

/** When it goes on, as a sentence; there is nothing to do for it. */
export function waitingRemedy(reason: Delay, done: 'submitted' | 'sent'): string {
  return `It is ${done} by itself ${moments[reason]}.`;
}
