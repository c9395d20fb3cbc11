const OVERLOADED = 503;

/** Sends a request, and again within `within` ms where the server is too busy for it (D31). */
export async function sendUntilTaken(
  request: Request,
  signal: AbortSignal,
  within: number,
): Promise<Response> {
  const end = performance.now() + within;
  // A sent request cannot be sent again.
  const response = await fetch(request.clone(), { signal });
  if (response.status !== OVERLOADED) return response;
  // Most pages never meet a busy server, and the sign-in page has no room to spare.
  const again = await import(/* webpackChunkName: "retry-busy" */ './retry-busy.ts').catch(() => null);
  return again?.sendAgain(response, request, signal, end) ?? response;
}
