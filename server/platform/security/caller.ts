import type { FastifyRequest } from 'fastify';

/** Who asks, as far as the connection tells. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** Longer names are cut: nobody reads them, and they are stored. */
const MAX_USER_AGENT = 300;

/** Who makes a request; the address behind trusted proxies. */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null };
}
