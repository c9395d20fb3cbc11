import { randomId } from '../../lib/random-id.ts';
import { hearServerTime, isServerTimeKnown, serverNow } from '../../lib/server-clock.ts';
import { ApiError, type FailureKind } from './api-error.ts';
import { type CallClass, classifyCall, isRead } from './classify-call.ts';
import { DeadlineExceeded, unlessAborted, withDeadline } from './deadline.ts';
import { describeFailure } from './error-catalogue.ts';
import type { RefreshOutcome } from './refresh-once.ts';
import { sendUntilTaken } from './send-until-taken.ts';
import { codeOf, fieldErrors, requestIdOf, serverText } from './server-text.ts';
import { isUsable } from './session-answers.ts';
import type { OwnedToken } from './shared-tokens.ts';

/** The session as the wrapper sees it. */
export interface SessionPort {
  token(): string | null;
  /** Whose token that is; null until the status answered. */
  userId(): string | null;
  /** Renews the session a call was sent with, or refuses when another one took its place. */
  refresh(stale: OwnedToken): Promise<RefreshOutcome>;
  /** Ends the session of this token; false where that is nothing to tell: it is not in use, or the page says it itself. */
  expire(token: string | null, accountIsGone?: boolean): boolean;
}

/** A failure as a notification tells it; `quietFor` in ms, where it is not the usual. */
export interface FailureNotification {
  title: string;
  message: string;
  quietFor?: number;
}

export interface ApiPorts {
  session: SessionPort;
  notify(notification: FailureNotification): void;
}

/** Per call: whether nobody is told of its failures, or of which of them (D12). */
export interface CallOptions {
  silent?: boolean | ((error: ApiError) => boolean);
}

const WITHOUT_BODY = new Set([204, 205, 304]);
/** A token with less left is renewed before a stream. */
const STREAM_MS = 60_000;
/** A token with less left may be over before the server reads it. */
const ON_THE_WAY_MS = 5000;
const KEY_HEADER = 'Idempotency-Key';
/** What the server says where a sign-in is refused because its account was deleted. */
const ACCOUNT_GONE = 'account_gone';

const classify = ({ method, url, headers }: Request) =>
  classifyCall(method, new URL(url).pathname, headers.get('Content-Type') ?? '');

/**
 * One attempt, with a busy server's pauses within `patience` ms: the answer with its whole body, or a
 * rejection, within its deadline.
 */
function attempt(
  request: Request,
  token: string | null,
  { timeout }: CallClass,
  patience: number = timeout,
): Promise<Response> {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return withDeadline(timeout, request.signal, async (signal) => {
    const response = await sendUntilTaken(request, signal, patience);
    hearServerTime(response.headers.get('Date'));
    const body = await response.arrayBuffer();
    return new Response(WITHOUT_BODY.has(response.status) ? null : body, response);
  });
}

/** A failure with what the server said of it, if it said anything. */
function failure(request: Request, call: CallClass, kind: FailureKind, details: FailureDetails = {}) {
  const { status, body, retryAfterMs, cause } = details;
  const facts = { kind, method: request.method, call, status, serverText: serverText(body) };
  const { title, text, notify, quietFor } = describeFailure(facts);
  const fields = { fieldErrors: fieldErrors(body), requestId: requestIdOf(body), code: codeOf(body) };
  return {
    error: new ApiError({ kind, title, text, status, retryAfterMs, cause, ...fields }),
    notify,
    quietFor,
  };
}

interface FailureDetails {
  status?: number;
  body?: unknown;
  retryAfterMs?: number;
  cause?: unknown;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** `Retry-After` in milliseconds; 0 where it is absent or, as our server never sends it, a date. */
const retryAfterOf = ({ headers }: Response) => (Number(headers.get('Retry-After')) || 0) * 1000;

/** A proxy's or a hotel's page instead of the API's answer. */
const isForeignPage = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Whether the session can depend on it, where it does (D27). */
const isWhole = async (response: Response, { answer }: CallClass): Promise<boolean> =>
  !answer || isUsable(answer, await bodyOf(response.clone()));

function kindOfRejection(request: Request, error: unknown): FailureKind {
  if (error instanceof DeadlineExceeded) return 'timeout';
  return request.signal.aborted ? 'aborted' : 'network';
}

/** Everything between the generated client and `fetch`: bearer, refresh, deadline, errors (§7–§9). */
export class ApiWrapper {
  private readonly ports: ApiPorts;

  constructor(ports: ApiPorts) {
    this.ports = ports;
  }

  /** Sends a request and resolves with a successful answer; throws an `ApiError` for anything else. */
  async send(request: Request, options: CallOptions = {}): Promise<Response> {
    const call = classify(request);
    if (!isRead(request.method) && !request.headers.has(KEY_HEADER))
      request.headers.set(KEY_HEADER, randomId());
    let response: Response;
    try {
      response = await this.exchange(request, call);
    } catch (error) {
      throw this.fail(request, error, options);
    }
    if (response.ok && !isForeignPage(response) && (await isWhole(response, call))) return response;
    const retryAfterMs = retryAfterOf(response);
    const details = { status: response.status, body: await bodyOf(response), retryAfterMs };
    throw this.report(failure(request, call, response.ok ? 'network' : 'http', details), options);
  }

  /**
   * Opens a stream of events, to be read as it comes within the deadline of its class: refreshed for
   * beforehand and never sent twice (D6). Its failures are its caller's to show.
   */
  async open(request: Request): Promise<Response> {
    const call = classify(request);
    const token = (await this.lasting(request, STREAM_MS))?.token;
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(call.timeout)]);
    const response = await fetch(request, { signal });
    if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response;
    const details = { status: response.status, body: await bodyOf(response) };
    throw failure(request, call, response.ok ? 'network' : 'http', details).error;
  }

  /** The session with a token that lasts so many ms; the one there is where no other can be had. */
  private async lasting({ signal }: Request, leastMs: number): Promise<OwnedToken | null> {
    const owned = this.owned();
    if (!owned || tokenLifeMs(owned.token, serverNow()) > leastMs) return owned;
    const renewal = await unlessAborted(this.ports.session.refresh(owned), signal);
    return renewal.kind === 'refreshed' ? { ...owned, token: renewal.token } : owned;
  }

  private owned(): OwnedToken | null {
    const { session } = this.ports;
    const token = session.token();
    return token === null ? null : { userId: session.userId(), token };
  }

  /** Turns whatever went wrong into an `ApiError` and reports it; a reported one passes unchanged. */
  fail(request: Request, error: unknown, options: CallOptions = {}): ApiError {
    if (error instanceof SessionLost) return this.reportLoss(request, error);
    if (error instanceof ApiError) return this.report({ error, notify: error.kind !== 'aborted' }, options);
    const kind = kindOfRejection(request, error);
    return this.report(failure(request, classify(request), kind, { cause: error }), options);
  }

  /** The first attempt and, after a refresh, the only other one with the same body (D6). */
  private async exchange(request: Request, call: CallClass): Promise<Response> {
    const { session } = this.ports;
    // Of a session that is over here: what becomes of it is nothing to the one in use (D9), which waits for it.
    if (request.headers.has('Authorization')) return attempt(request, null, call, 0);
    // What is known to be over is not sent: its refusal would be an error in the browser's console.
    const mayRenew = call.refreshable && isServerTimeKnown();
    const sentBy = mayRenew ? await this.lasting(request, ON_THE_WAY_MS) : this.owned();
    // A sent request cannot be sent again.
    const spare = isRead(request.method) ? request : request.clone();
    const first = await attempt(request, sentBy?.token ?? null, call);
    if (first.status !== 401 || !call.needsSession) return first;

    const stale = call.refreshable ? sentBy : null;
    const renewal = stale && (await unlessAborted(session.refresh(stale), request.signal));
    if (renewal?.kind === 'unavailable') throw renewal.error;
    if (renewal?.kind !== 'refreshed') throw new SessionLost(sentBy, await bodyOf(first));

    const second = await attempt(spare, renewal.token, call);
    if (second.status === 401)
      throw new SessionLost(sentBy && { ...sentBy, token: renewal.token }, await bodyOf(second));
    return second;
  }

  /** The end of a session concerns the whole page, so that no call is silent about it. */
  private reportLoss(request: Request, { sentBy, body }: SessionLost): ApiError {
    const call = classify(request);
    const lost = failure(request, call, 'session-expired', { status: 401, body });
    const { session } = this.ports;
    const isGone = lost.error.code === ACCOUNT_GONE;
    // A late answer to a session that is over already is no news, least of all to its successor.
    const isNews =
      call.keepsSession && !isGone
        ? !sentBy || sentBy.userId === session.userId()
        : session.expire(sentBy?.token ?? null, isGone);
    return this.report({ ...lost, notify: isNews }, {});
  }

  private report({ error, notify, quietFor }: ReportedFailure, { silent }: CallOptions): ApiError {
    const isSilent = typeof silent === 'function' ? silent(error) : silent;
    if (notify && !isSilent) this.ports.notify({ title: error.title, message: error.text, quietFor });
    return error;
  }
}

interface ReportedFailure {
  error: ApiError;
  notify: boolean;
  quietFor?: number;
}

/** The server refuses this token, and there is no other. */
class SessionLost extends Error {
  /** With which session the call was made, if with one. */
  readonly sentBy: OwnedToken | null;
  readonly body: unknown;

  constructor(sentBy: OwnedToken | null, body: unknown) {
    super('The session is over.');
    this.sentBy = sentBy;
    this.body = body;
  }
}

/**
 * Milliseconds until an access token expires, by the server's clock as far as it is known: a guess that
 * spares a refusal. Infinite where the token does not say.
 */
function tokenLifeMs(token: string, now: number): number {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 - now : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
