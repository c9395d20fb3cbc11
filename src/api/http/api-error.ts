import type { FieldError } from './server-text.ts';

/** Why a call did not give an answer that can be used. */
export type FailureKind = 'http' | 'timeout' | 'network' | 'aborted' | 'session-expired';

interface Failure {
  kind: FailureKind;
  title: string;
  text: string;
  status?: number;
  fieldErrors?: FieldError[];
  requestId?: string;
  code?: string;
  retryAfterMs?: number;
  cause?: unknown;
}

/** The one thing a call of the generated client throws; `title` and `text` are those of the catalogue (§8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly title: string;
  /** What a person is told; the same sentence that a notification would show. */
  readonly text: string;
  /** The HTTP status, when the server answered. */
  readonly status: number | undefined;
  /** What the server says of single fields (D13); empty when it named none. */
  readonly fieldErrors: readonly FieldError[];
  /** The least time to wait before another attempt, in milliseconds; 0 where the server named none. */
  readonly retryAfterMs: number;
  /** Tells the failure from others of its status, where the server named it. */
  readonly code: string | undefined;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;

  constructor({
    kind,
    title,
    text,
    status,
    fieldErrors = [],
    requestId,
    code,
    retryAfterMs = 0,
    cause,
  }: Failure) {
    super(text, { cause });
    this.kind = kind;
    this.title = title;
    this.text = text;
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.requestId = requestId;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
