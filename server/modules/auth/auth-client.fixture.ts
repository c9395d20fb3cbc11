import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type {
  AccessToken,
  AuthStatus,
  Login,
  Problem,
  VerificationChallenge,
} from '../../../openapi/gen/types.gen.ts';
import type { TestServer } from '../../../tests/support/test-server.ts';

export const PASSWORD = 'purple lanterns over water';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

type Body<T> = T & Problem;

/** A browser in miniature: it keeps the refresh cookie. */
export class AuthClient {
  readonly #server: TestServer;
  cookie = '';

  constructor(server: TestServer) {
    this.#server = server;
  }

  register(email: string, change: Record<string, unknown> = {}) {
    const body = {
      role: 'candidate',
      full_name: 'Ada Lovelace',
      email,
      password: PASSWORD,
      accept_terms: true,
    };
    return this.post<VerificationChallenge>('register', { ...body, ...change });
  }

  verify(challengeId: string, code: string) {
    return this.post<{ email: string; is_verified: boolean }>('verify-email', {
      challenge_id: challengeId,
      code,
    });
  }

  resend(email: string) {
    return this.post<VerificationChallenge>('resend-verification-email', { email });
  }

  login(username: string, password = PASSWORD, headers: Record<string, string> = {}) {
    return this.send<Login>('login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username, password }),
    });
  }

  refresh(headers: Record<string, string> = {}) {
    return this.send<AccessToken>('refresh', { method: 'POST', headers });
  }

  logout(token?: string) {
    return this.send<object>('logout', { method: 'POST', headers: bearer(token) });
  }

  status(token?: string) {
    return this.send<AuthStatus>('status', { headers: bearer(token) });
  }

  /** Registers and verifies an address; the account can sign in afterwards. */
  async signUp(email: string, change: Record<string, unknown> = {}): Promise<void> {
    const { body } = await this.register(email, change);
    const answer = await this.verify(body.challenge_id, await this.codeFor(email));
    if (answer.status !== 200) throw new Error(`Signing up failed: ${answer.body.detail}`);
  }

  async codeFor(email: string, count = 1): Promise<string> {
    return codeIn((await this.#server.mailTo(email, count)).text);
  }

  post<T>(operation: string, body: object): Promise<Answer<Body<T>>> {
    const headers = { 'content-type': 'application/json' };
    return this.send(operation, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async send<T>(operation: string, init: RequestInit): Promise<Answer<Body<T>>> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(`${this.#server.url}/api/v1/auth/${operation}`, { ...init, headers });
    const set = response.headers.getSetCookie().find((cookie) => cookie.includes('candor_refresh='));
    if (set)
      this.cookie = set.includes('Max-Age=0') || set.includes('1970') ? '' : (set.split(';', 1)[0] ?? '');
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') };
  }
}

/** Waits until no mail is left to be decided on or sent. */
export async function allMailed({ db }: TestServer): Promise<void> {
  const open = sql`(select 1 from pgboss.job where name = 'code-mail' and state < 'completed')`;
  await expect.poll(() => db.$count(open)).toBe(0);
}

export function codeIn(text: string): string {
  return /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
}

/** Another code than this one. */
export function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
