import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'candor_device';
/** Over TLS the name's prefix has the browser enforce `Secure`, no domain and the path `/`. */
const OVER_TLS = `__Host-${PLAIN}`;

/**
 * The token of a browser that is trusted with the second factor. It counts for the account it was made
 * for and for no other, so that nobody gains by planting one under the plain name.
 */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[OVER_TLS] ?? request.cookies[PLAIN];
}

/** Has the browser keep its token, out of reach of scripts and of other sites. */
export function setDeviceCookie(
  reply: FastifyReply,
  publicUrl: string,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
): void {
  const secure = publicUrl.startsWith('https:');
  const path = secure ? '/' : '/api/v1/auth';
  const options = { httpOnly: true, sameSite: 'strict', secure, path } as const;
  reply.setCookie(secure ? OVER_TLS : PLAIN, token, { ...options, expires: expiresAt });
}
