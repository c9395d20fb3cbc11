import { client } from './gen/client.gen.ts';
import { ApiError } from './http/api-error.ts';
import { type ApiPorts, ApiWrapper } from './http/api-fetch.ts';

/**
 * Spread into a call whose failure the caller shows itself, so that no notification does (D12):
 * `login({ ...silent, body })`.
 */
export const silent = { meta: { silent: true } };

interface ClientOptions extends ApiPorts {
  /** Address in front of `/api/v1`; empty for the origin of the page. */
  baseUrl: string;
}

const isSilent = (options: { meta?: { silent?: boolean } }) => options.meta?.silent === true;

/**
 * Connects the generated client to the wrapper. From then on every failure of a call is thrown as an
 * `ApiError`, and every write carries an `Idempotency-Key` unless its caller set one (D6).
 */
export function configureClient({ baseUrl, ...ports }: ClientOptions): void {
  const wrapper = new ApiWrapper(ports);
  const silentRequests = new WeakSet<Request>();

  client.setConfig({
    baseUrl,
    throwOnError: true,
    credentials: 'include',
    fetch: (input) => {
      const request = input as Request;
      return wrapper.send(request, { silent: silentRequests.has(request) });
    },
  });
  client.interceptors.request.use((request, options) => {
    if (isSilent(options as { meta?: { silent?: boolean } })) silentRequests.add(request);
    return request;
  });
  client.interceptors.error.use((error, _response, request, options) => {
    if (error instanceof ApiError || !request) return error;
    return wrapper.fail(request, error, { silent: isSilent(options as { meta?: { silent?: boolean } }) });
  });
}
