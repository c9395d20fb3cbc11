import { client } from './gen/client.gen.ts';
import { ApiError } from './http/api-error.ts';
import { type ApiPorts, ApiWrapper, type CallOptions } from './http/api-fetch.ts';

/**
 * Spread into a call that is made in the background and repeats itself, so that no notification tells its
 * failures (D12): `recordPresence({ ...silent, path })`.
 */
export const silent = { meta: { silent: true } };

/** Spread into a call of which the caller takes some refusals as an answer: those are no failures to tell. */
export const taking = (isAnswer: (error: ApiError) => boolean) => ({ meta: { silent: isAnswer } });

const inBackground = new WeakSet<AbortSignal>();

/** Has every call with this signal be silent: it belongs to a refetch in the background (D12). */
export const silence = (signal: AbortSignal): void => void inBackground.add(signal);

/** Spread into a call whose answer is a stream of events: never sent twice, and its failures are the caller's (D6). */
export const streamed = { meta: { streamed: true }, sseMaxRetryAttempts: 1 };

interface ClientOptions extends ApiPorts {
  /** Address in front of `/api/v1`; empty for the origin of the page. */
  baseUrl: string;
}

interface Told {
  readonly meta?: CallOptions & { readonly streamed?: boolean };
  readonly signal?: AbortSignal | null;
}

const optionsOf = ({ meta, signal }: Told): CallOptions => ({
  silent: meta?.silent || (signal ? inBackground.has(signal) : false),
});

/**
 * Connects the generated client to the wrapper. From then on every failure of a call is thrown as an
 * `ApiError`, and every write carries an `Idempotency-Key` unless its caller set one (D6).
 */
export function configureClient({ baseUrl, ...ports }: ClientOptions): void {
  const wrapper = new ApiWrapper(ports);
  const told = new WeakMap<Request, Told>();

  client.setConfig({
    baseUrl,
    throwOnError: true,
    credentials: 'include',
    fetch: (input) => {
      const request = input as Request;
      const options = told.get(request) ?? {};
      if (options.meta?.streamed) return wrapper.open(request);
      return wrapper.send(request, optionsOf(options));
    },
  });
  client.interceptors.request.use((request, options) => {
    told.set(request, options as Told);
    return request;
  });
  client.interceptors.error.use((error, _response, request, options) => {
    if (error instanceof ApiError || !request) return error;
    return wrapper.fail(request, error, optionsOf(options as Told));
  });
}
