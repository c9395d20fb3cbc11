import { client } from './gen/client.gen.ts';
import { ApiError } from './http/api-error.ts';
import { type ApiPorts, ApiWrapper } from './http/api-fetch.ts';

/**
 * Spread into a call whose failure the caller shows itself, so that no notification does (D12):
 * `login({ ...silent, body })`.
 */
export const silent = { meta: { silent: true } };

/** Spread into a call whose answer is a stream of events: never sent twice, and its failures are the caller's (D6). */
export const streamed = { meta: { streamed: true }, sseMaxRetryAttempts: 1 };

interface ClientOptions extends ApiPorts {
  /** Address in front of `/api/v1`; empty for the origin of the page. */
  baseUrl: string;
}

interface Told {
  readonly meta?: { readonly silent?: boolean; readonly streamed?: boolean };
}

const isSilent = ({ meta }: Told) => meta?.silent === true;

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
      return wrapper.send(request, { silent: isSilent(options) });
    },
  });
  client.interceptors.request.use((request, options) => {
    told.set(request, options as Told);
    return request;
  });
  client.interceptors.error.use((error, _response, request, options) => {
    if (error instanceof ApiError || !request) return error;
    return wrapper.fail(request, error, { silent: isSilent(options as Told) });
  });
}
