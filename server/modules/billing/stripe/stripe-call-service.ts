import type { z } from 'zod';
import { jsonOf } from '../../../platform/json.ts';
import { StripeFault, StripeRefusal } from './stripe-fault.ts';
import { listOf } from './stripe-objects.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Of one call, its body included. */
const PATIENCE_MS = 15_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** What `stripe-objects.ts` reads; Stripe answers so whatever the account is set to. */
const VERSION = '2025-03-31.basil';
const PAGE = 100;
const MOST_PAGES = 50;

type Field = string | number | boolean | undefined | readonly Field[] | { readonly [name: string]: Field };

interface StripeCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly fields?: { readonly [name: string]: Field };
  /** What is sent twice with one is done once. */
  readonly key?: string;
}

/** Asks Stripe, in plain HTTP: its own package would be 23 MB for these calls. */
export interface StripeCalls {
  /** @throws StripeFault, StripeRefusal */
  ask<T extends z.ZodType>(call: StripeCall, shape: T): Promise<z.infer<T>>;
  /**
   * Everything that a list holds, the latest first.
   * @throws StripeFault, StripeRefusal
   */
  list<T extends z.ZodType<{ id: string }>>(
    call: Omit<StripeCall, 'method'>,
    shape: T,
  ): Promise<z.infer<T>[]>;
  /** Since when it does not answer; null while it does. */
  trouble(): Date | null;
}

export function createStripeCalls(
  { secretKey, url }: StripeSettings,
  now: () => Date,
  patienceMs = PATIENCE_MS,
): StripeCalls {
  let downSince: Date | null = null;

  async function send({ method, path, fields = {}, key }: StripeCall) {
    const form = formFields(fields);
    const query = method === 'GET' && form.size > 0 ? `?${form}` : '';
    const response = await fetch(`${url}/v1/${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(key && { 'idempotency-key': key }),
      },
      ...(method !== 'GET' && { body: form }),
      signal: AbortSignal.timeout(patienceMs),
      // The key goes to the configured address and to no other.
      redirect: 'error',
    });
    return { status: response.status, body: jsonOf(await readBounded(response)) };
  }

  async function ask<T extends z.ZodType>(call: StripeCall, shape: T): Promise<z.infer<T>> {
    try {
      // Never the error's own message: it may repeat a header.
      const reply = await send(call).catch(() => undefined);
      if (!reply) throw new StripeFault(`${call.method} ${call.path}: no answer`);
      const { status, body } = reply;
      if (status >= 500 || status === 429 || status === 408) throw new StripeFault(`It answered ${status}`);
      if (status >= 400) throw new StripeRefusal(status, codeOf(body));
      const parsed = shape.safeParse(body);
      if (!parsed.success) throw new StripeFault(`${call.method} ${call.path}: not what was asked for`);
      downSince = null;
      return parsed.data;
    } catch (error) {
      const isRefusal = error instanceof StripeRefusal && error.status !== 401 && error.status !== 403;
      downSince = isRefusal ? null : (downSince ?? now());
      throw error;
    }
  }

  return {
    ask,
    async list(call, shape) {
      const found: z.infer<typeof shape>[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const fields = { ...call.fields, limit: PAGE, starting_after: found.at(-1)?.id };
        const { data, has_more: more } = await ask({ ...call, method: 'GET', fields }, listOf(shape));
        found.push(...data);
        if (!more || data.length === 0) return found;
      }
      throw new StripeFault(`GET ${call.path}: it has no end`);
    },
    trouble: () => downSince,
  };
}

/** Fields as Stripe takes them: `items[0][price]=…`; what is undefined is left out. */
function formFields(fields: { readonly [name: string]: Field }): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: Field): void => {
    if (value === undefined) return;
    if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}[${key}]` : key, inner);
    else form.append(name, String(value));
  };
  add('', fields);
  return form;
}

async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new StripeFault('It answered too much');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function codeOf(body: unknown): string {
  const error = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  const read = (name: string) => {
    const value = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;
  };
  return read('code') ?? read('type') ?? 'unknown';
}
