import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../tracing/span.ts';
import type { AiSettings } from './ai-settings.ts';
import type { ChatFailure, Failed } from './chat.ts';

/** One attempt, and what the endpoint says of the next. */
export interface Asked<Reply> {
  readonly reply: Reply | Failed;
  /** Null where nothing came back. */
  readonly status: number | null;
  readonly retryAfter: string | null;
}

export interface Call {
  /** A form, or what is sent as JSON; absent for a GET. */
  readonly body?: object;
  readonly timeoutMs: number;
}

type Reader<Reply> = (response: Response) => Promise<Reply | Failed>;

/** Sends one request. A reply that stops in its middle is none. */
export async function askOnce<Reply>(
  settings: AiSettings,
  path: string,
  call: Call,
  readReply: Reader<Reply>,
): Promise<Asked<Reply>> {
  try {
    const about = {
      kind: SpanKind.CLIENT,
      attributes: { 'server.address': new URL(settings.baseUrl).hostname },
    };
    const response = await inSpan(`AI ${path}`, about, () => send(settings, path, call));
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    if (response.ok) return { reply: await readReply(response), status, retryAfter };
    await response.body?.cancel();
    return { reply: failed(kindOf(status), `It answered ${status}.`), status, retryAfter };
  } catch (error) {
    // Never the error's own message: it may repeat a header.
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reply = isLate
      ? failed('slow', `It took longer than ${call.timeoutMs} ms.`)
      : failed('unreachable', 'There was no connection, or it broke.');
    return { reply, status: null, retryAfter: null };
  }
}

function send({ baseUrl, apiKey }: AiSettings, path: string, { body, timeoutMs }: Call): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${baseUrl}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json, audio/*',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    // The key and the answers go to the configured address and to no other.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * The body of a reply; empty for one that is longer than `longest`.
 * @throws what the connection throws when it breaks
 */
export async function bytesOf(response: Response, longest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longest) return Buffer.alloc(0);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The key, the payment, the model: what somebody has to mend, and what no other question changes. */
const REFUSALS = [401, 402, 403, 404, 410];

function kindOf(status: number): ChatFailure['kind'] {
  if (REFUSALS.includes(status)) return 'refused';
  if (status === 429) return 'busy';
  return status >= 500 || status === 408 ? 'unreachable' : 'unusable';
}

/** Why there is no reply; the reason holds no key, no prompt and no reply. */
export function failed(kind: ChatFailure['kind'], reason: string): Failed {
  return { failure: { kind, reason } };
}
