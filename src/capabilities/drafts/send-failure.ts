import { ApiError } from '../../api/http/api-error.ts';

/**
 * Why a write did not get through, and what that means for it: `offline`, `sign-in` and `server`
 * are tried again with the same key; `refused` is final.
 */
export type SendFailure = 'offline' | 'sign-in' | 'server' | 'refused';

/** Why something waits to be sent again; `slow`: no answer came in time. */
export type Delay = Exclude<SendFailure, 'refused'> | 'slow';

const passingStatuses = [408, 425, 429];

export function sendFailureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return 'server';
  if (error.kind === 'session-expired' || error.status === 401) return 'sign-in';
  if (error.kind !== 'http') return 'offline';
  const status = error.status ?? 500;
  return status >= 500 || passingStatuses.includes(status) ? 'server' : 'refused';
}

/** True where no answer came in time; what was asked for may have been done all the same. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/** True where something else came first, perhaps an earlier attempt of the very same write. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** True where the session goes on in another client, which has to be taken over first. */
export function isOpenElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'open_elsewhere';
}

/** True where the network was away, so that it was not done. */
export function isOffline(error: unknown): boolean {
  return sendFailureOf(error) === 'offline' && !isTimeout(error);
}

/** Why a write did not work, as its person reads it. */
export function failureText(error: unknown): string {
  if (isOffline(error)) return 'It needs a connection, and there is none. What you answered is kept.';
  return error instanceof ApiError ? error.text : 'The server could not do it.';
}

/** The least time to wait before the next attempt, in milliseconds; 0 where the server names none. */
export function retryAfterMs(error: unknown): number {
  return error instanceof ApiError ? error.retryAfterMs : 0;
}
