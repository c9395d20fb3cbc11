import { z } from 'zod';
import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import type { SocialIdentity } from '../../../platform/database/schema/index.ts';
import { normaliseEmail } from '../../../platform/email-address.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { visiblePartOf } from '../../../platform/visible-text.ts';
import { ProviderFault } from './provider-fault.ts';
import { PROVIDERS } from './social-providers.ts';

/** Somebody as a provider vouches for them (D26). */
export interface VouchedPerson extends SocialIdentity {
  readonly fullName: string;
}

/** Whom a token was issued to, and for whom. */
export interface TokenFacts {
  readonly isAlive: boolean;
  /** Every one of them must be us. */
  readonly clients: readonly (string | undefined)[];
  /** Where the provider tells it already here. */
  readonly subject: string | undefined;
}

const MAX_NAME = 120;

const seconds = z.coerce.number().optional();

const googleToken = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().optional(),
  exp: seconds,
});
const linkedInToken = z.object({
  active: z.boolean(),
  client_id: z.string().optional(),
  sub: z.string().optional(),
  expires_at: seconds,
});

const person = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  // Both providers have been seen to send it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
});

/** @throws ProviderFault for an answer of another shape */
export function readTokenFacts(provider: SocialProvider, body: unknown, now: Date): TokenFacts {
  const isOver = (end: number | undefined) => end !== undefined && end * 1000 <= now.getTime();
  if (provider === 'google') {
    const { aud, azp = aud, sub, exp } = read(googleToken, body, 'token facts');
    return { isAlive: !isOver(exp), clients: [aud, azp], subject: sub };
  }
  const { active, client_id, sub, expires_at } = read(linkedInToken, body, 'token facts');
  return { isAlive: active && !isOver(expires_at), clients: [client_id], subject: sub };
}

/**
 * The person of a userinfo answer.
 * @throws HttpProblem 400 without a verified email address
 * @throws ProviderFault for an answer of another shape
 */
export function readPerson(provider: SocialProvider, body: unknown): VouchedPerson {
  const { sub: subject, email: address = '', email_verified, name = '' } = read(person, body, 'userinfo');
  // As the provider spells it: in lower case the Kelvin sign would be the k of somebody else's address.
  const isAddress = z.email().max(254).safeParse(address.trim()).success;
  if (email_verified !== true || !isAddress) {
    const sentence = `${PROVIDERS[provider].name} has not verified your email address. Verify it there, or register with a password.`;
    throw new HttpProblem(400, sentence);
  }
  const email = normaliseEmail(address);
  const givenName = visiblePartOf(name.replace(/\s+/g, ' ')).trim().slice(0, MAX_NAME);
  const fullName = givenName || (email.split('@')[0] ?? email);
  return { provider, subject, email, fullName };
}

/** @throws ProviderFault for an answer without a token */
export function readAccessToken(body: unknown): string {
  return read(z.object({ access_token: z.string().min(1).max(8192) }), body, 'token').access_token;
}

/** Whether a token endpoint refuses the code, and not us: LinkedIn calls a wrong code an invalid request. */
export function refusesCode(body: unknown): boolean {
  return z.object({ error: z.enum(['invalid_grant', 'invalid_request']) }).safeParse(body).success;
}

function read<T>(shape: z.ZodType<T>, body: unknown, what: string): T {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ProviderFault(`the ${what} has another shape`);
  return parsed.data;
}
