import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../problem.ts';

/**
 * Refuses what a page of another site makes a browser send with our cookie, or as our login form.
 * Callers that are no browser send neither header and are let through.
 * @throws HttpProblem 403
 */
export function requireOwnPage(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const { origin } = request.headers;
  const isOwn = origin === undefined || origin === new URL(publicUrl).origin || isHost(origin, request);
  if (site === 'cross-site' || !isOwn) {
    throw new HttpProblem(403, 'This request did not come from a page of this application.');
  }
}

/** Whether the page was delivered by the very host it now calls, under whichever name that is. */
function isHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
