import type { SessionAnswer } from './session-answers.ts';

/** Timeouts of §9, in milliseconds. */
const TIMEOUTS = {
  standard: 30_000,
  upload: 60_000,
  processing: 60_000,
  session: 45_000,
  account: 10_000,
  /** Not of §9: a stream that waits for changes ends by itself before. */
  changes: 360_000,
} as const;

/** Texts of §8 for a call that took too long. */
export const TIMEOUT_TEXTS = {
  standard: 'The request took too long to complete. Please try again.',
  createSession:
    'Interview session creation is taking longer than expected. This might be due to high server load. Please try again in a moment.',
  session:
    'Interview session operation is taking longer than expected. Please check your connection and try again.',
} as const;

/** What the wrapper has to know about a call before it is sent. */
export interface CallClass {
  kind: keyof typeof TIMEOUTS;
  /** Milliseconds for one attempt, reading the body included (D16). */
  timeout: number;
  timeoutText: string;
  /** What begins, renews or ends a session is never refreshed for (D6): the refresh would wait for it (D4). */
  refreshable: boolean;
  /** Whether its 401 speaks of the session: every call's but login's and refresh's (§4, D28). */
  needsSession: boolean;
  /** What the session depends on in its answer, if on anything (D27). */
  answer: SessionAnswer | undefined;
  /** Interview and fraud-detection calls outlive the session (D7). */
  keepsSession: boolean;
}

const SESSION = /\/interviews\/session(?:\/|$)|\/fraud-detection\//;
const CREATE_SESSION = /\/interviews\/session\/?$/;
const PROCESSING = /\/(?:evaluate|re-evaluate|parse|import|generate|export)(?:\/|$)/;
const ACCOUNT = /\/auth\/(refresh|status)$/;
const LOGIN_OR_REFRESH = /\/auth\/(?:login|refresh)$/;
const SIGN_IN = /\/auth\/(?:login|verify-otp|passkey-login|social-login\/[^/]+)$/;
const VERIFICATION = /\/auth\/verify-email$/;
const CHANGES = /\/recruiter\/changes$/;
const LOCKED = /\/auth\/(?:refresh|logout)$/;
const UPLOAD =
  /^(?:multipart\/|application\/octet-stream|application\/pdf|application\/zip|image\/|audio\/|video\/)/i;

function kindOf(path: string, contentType: string): CallClass['kind'] {
  if (ACCOUNT.test(path)) return 'account';
  if (UPLOAD.test(contentType)) return 'upload';
  if (PROCESSING.test(path)) return 'processing';
  if (CHANGES.test(path)) return 'changes';
  return SESSION.test(path) ? 'session' : 'standard';
}

function timeoutTextOf(method: string, path: string): string {
  if (!SESSION.test(path)) return TIMEOUT_TEXTS.standard;
  const creates = method === 'POST' && CREATE_SESSION.test(path);
  return creates ? TIMEOUT_TEXTS.createSession : TIMEOUT_TEXTS.session;
}

function answerOf(path: string): SessionAnswer | undefined {
  if (SIGN_IN.test(path)) return 'sign-in';
  if (VERIFICATION.test(path)) return 'verification';
  const name = ACCOUNT.exec(path)?.[1];
  if (name === undefined) return undefined;
  return name === 'refresh' ? 'token' : 'status';
}

/** Whether a call of this method changes nothing. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Classifies a call by its method, its path (no query) and the type of its body (D7, D16, D17). */
export function classifyCall(method: string, path: string, contentType = ''): CallClass {
  const kind = kindOf(path, contentType);
  return {
    kind,
    timeout: TIMEOUTS[kind],
    timeoutText: timeoutTextOf(method, path),
    refreshable: ![SIGN_IN, VERIFICATION, LOCKED].some((kind) => kind.test(path)),
    needsSession: !LOGIN_OR_REFRESH.test(path),
    answer: answerOf(path),
    keepsSession: SESSION.test(path),
  };
}
