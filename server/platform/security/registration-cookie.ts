import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'candor_registration';
/** Over TLS the name's prefix has the browser enforce `Secure`, no domain and the path `/`. */
const OVER_TLS = `__Host-${PLAIN}`;

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

const nameFor = (publicUrl: string) => (isSecure(publicUrl) ? OVER_TLS : PLAIN);

function optionsFor(publicUrl: string) {
  const secure = isSecure(publicUrl);
  const path = secure ? '/' : '/api/v1/auth';
  return { httpOnly: true, sameSite: 'strict', secure, path } as const;
}

/** The token of a browser that registered and has not signed in since. */
export function readRegistrationToken(request: FastifyRequest, publicUrl: string): string | undefined {
  return request.cookies[nameFor(publicUrl)];
}

/** Has the browser keep its token, out of reach of scripts and of other sites. */
export function setRegistrationCookie(
  reply: FastifyReply,
  publicUrl: string,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
): void {
  reply.setCookie(nameFor(publicUrl), token, { ...optionsFor(publicUrl), expires: expiresAt });
}

/** Has it forget the token. */
export function clearRegistrationCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(nameFor(publicUrl), optionsFor(publicUrl));
}
