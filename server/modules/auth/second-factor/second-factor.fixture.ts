import { generateSync } from 'otplib';
import { vi } from 'vitest';
import type {
  AccountSecurity,
  Login,
  Problem,
  RecoveryCodes,
  Role,
  SecondFactorChallenge,
  SecondFactorMethod,
  TotpSetup,
  VerificationChallenge,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import type { TestServer } from '../../../../tests/support/test-server.ts';
import { codeIn } from '../auth-client.fixture.ts';

/** The code that an authenticator app shows at that time. */
export function codeAt(secret: string, milliseconds: number): string {
  return generateSync({ secret, epoch: Math.floor(milliseconds / 1000) });
}

interface Sent {
  readonly body?: object | URLSearchParams;
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly ip?: string | undefined;
}

/** Who calls, where it matters. */
type From = Pick<Sent, 'cookie' | 'ip'>;

/** Somebody with an authenticator app, on a server that trusts one proxy: so each test has its own address. */
export class SecondFactorClient {
  readonly #server: TestServer;
  readonly #ip: string;

  constructor(server: TestServer, ip: string) {
    this.#server = server;
    this.#ip = ip;
  }

  login({ email, password }: TestAccount, from: From & { scope?: string } = {}) {
    const { scope, ...sent } = from;
    const body = new URLSearchParams({ username: email, password, ...(scope && { scope }) });
    return this.call<Login & SecondFactorChallenge>('POST', 'auth/login', { body, ...sent });
  }

  /** Proves the password only. */
  async challenge(account: TestAccount, from: From = {}): Promise<SecondFactorChallenge> {
    const { status, body } = await this.login(account, from);
    if (status !== 202) throw new Error(`No second factor was asked for: ${status} ${body.detail}`);
    return body;
  }

  verify(
    challengeId: string,
    method: SecondFactorMethod,
    code: string,
    from: From & { trust?: boolean } = {},
  ) {
    const { trust, ...sent } = from;
    const body = { challenge_id: challengeId, method, code, ...(trust && { trust_device: trust }) };
    return this.call<Login>('POST', 'auth/verify-otp', { body, ...sent });
  }

  sendOtp(challengeId: string, from: From = {}) {
    const body = { challenge_id: challengeId };
    return this.call<VerificationChallenge>('POST', 'auth/send-otp', { body, ...from });
  }

  setUp({ accessToken, password }: TestAccount) {
    return this.account<TotpSetup>('POST', '/setup', accessToken, { current_password: password });
  }

  confirm({ accessToken }: TestAccount, code: string) {
    return this.account<RecoveryCodes>('POST', '/confirm', accessToken, { code });
  }

  async allowEmailCodes({ accessToken, password }: TestAccount): Promise<void> {
    const body = { email_codes: true, current_password: password };
    const { status } = await this.account<AccountSecurity>('PATCH', '', accessToken, body);
    if (status !== 200) throw new Error(`Codes by email were not allowed: ${status}`);
  }

  account<T>(method: string, path: string, token: string, body?: object) {
    return this.call<T>(method, `account/second-factor${path}`, { token, ...(body && { body }) });
  }

  async call<T>(method: string, path: string, { body, token, cookie, ip = this.#ip }: Sent = {}) {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${this.#server.url}/api/v1/${path}`, {
      method,
      headers: {
        'x-forwarded-for': ip,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    const answer = JSON.parse((await response.text()) || '{}') as T & Problem;
    return { status: response.status, headers: response.headers, body: answer };
  }
}

/** An account that asks for its second factor; `confirmedAt` is the time its app was confirmed at. */
export interface ProtectedAccount extends TestAccount {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Makes an account and turns on its second factor over HTTP, as a person would. */
export async function protectedAccount(
  server: TestServer,
  client: SecondFactorClient,
  { now, role }: { now: number; role?: Role },
): Promise<ProtectedAccount> {
  const account = await createAccount(server, role);
  const { secret } = (await client.setUp(account)).body;
  const { status, body } = await client.confirm(account, codeAt(secret, now));
  if (status !== 200) throw new Error(`The app was not confirmed: ${status} ${body.detail}`);
  return { ...account, secret, recoveryCodes: body.codes };
}

/** The cookie of that name as a browser would send it back, or '' where it was not set. */
export function cookieOf(headers: Headers, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(';', 1)[0] ?? '';
}

/** Waits for so many mails with a code; notices of other jobs may arrive before, between or after them. */
export async function mailedCodes({ outbox }: TestServer, email: string, count: number): Promise<string[]> {
  return vi.waitUntil(
    async () => {
      const mails = (await outbox()).filter(({ recipient }) => recipient === email);
      const codes = mails.map(({ text }) => codeIn(text)).filter((code) => code !== '');
      return codes.length === count && codes;
    },
    { timeout: 60_000 },
  );
}
