import { jsonOf } from '../../../platform/json.ts';
import { ProviderFault } from './provider-fault.ts';

/** Of one call, its body included. */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/** What a provider answered. */
export interface ProviderAnswer {
  readonly status: number;
  /** Undefined where the answer is no JSON. */
  readonly body: unknown;
}

/** @throws ProviderFault when the provider is down, slow, redirects or answers too much */
export function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<ProviderAnswer> {
  return ask(url, { method: 'POST', body: new URLSearchParams(fields) });
}

/** @throws ProviderFault when the provider is down, slow, redirects or answers too much */
export function getWithBearer(url: string, token: string): Promise<ProviderAnswer> {
  return ask(url, { headers: { authorization: `Bearer ${token}` } });
}

async function ask(url: string, init: RequestInit): Promise<ProviderAnswer> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, { ...init, headers, signal, redirect: 'error' });
    return { status: response.status, body: jsonOf(await readBounded(response)) };
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault(`${url} cannot be reached`, { cause: error });
  }
}

async function readBounded({ url, body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new ProviderFault(`${url} answered more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
