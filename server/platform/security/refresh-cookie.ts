import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The one place that knows how the refresh token travels (D3). */
export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, expires: Date): void;
  clear(reply: FastifyReply): void;
}

/** Over TLS the name's prefix has the browser enforce `Secure`, no domain and the path `/`. */
export function createRefreshCookie(publicUrl: string): RefreshCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-candor_refresh' : 'candor_refresh';
  const path = secure ? '/' : '/api/v1/auth';
  const options = { httpOnly: true, sameSite: 'strict', secure, path } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, token, expires) => void reply.setCookie(name, token, { ...options, expires }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
