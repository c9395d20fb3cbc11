import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who signs in at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
}

type Endpoint = 'authorize' | 'token' | 'inspect' | 'userinfo';

/** How an endpoint fails. */
export type Fault = 'slow' | 'error' | 'html' | 'list' | 'huge' | 'redirect' | 'hangs up';

/** What the provider says that is not so, or that it refuses. */
export type Lie =
  | 'foreign audience'
  | 'foreign party'
  | 'other subject'
  | 'expired'
  | 'foreign state'
  | 'denied';

interface Grant {
  readonly person: ProviderPerson;
  readonly redirectUri: string;
  /** Absent where the client uses no PKCE. */
  readonly codeChallenge: string | null;
}

interface ProviderRequest {
  readonly endpoint: string;
  readonly url: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

const HUGE_BYTES = 2 * 1024 * 1024;
const FOREIGN_CLIENT = 'somebody-elses-client';

/**
 * A small OpenID Connect provider on loopback, in the shapes of Google and of LinkedIn. It asks nobody
 * anything: whoever comes to `/authorize` is `person`.
 */
export class IdentityProvider {
  readonly clientId = 'candor-client';
  readonly clientSecret = 'candor client secret';
  person: ProviderPerson = newPerson();
  readonly faults = new Map<Endpoint, Fault>();
  readonly lies = new Set<Lie>();
  /** Everything it was asked, oldest first. */
  readonly requests: ProviderRequest[] = [];
  readonly #server: Server;
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, ProviderPerson>();

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<IdentityProvider> {
    const provider = new IdentityProvider();
    await new Promise<void>((listening) => provider.#server.listen(0, '127.0.0.1', listening));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** For `socialProviders` of a server's environment. */
  get settings() {
    return { clientId: this.clientId, clientSecret: this.clientSecret, url: this.url };
  }

  /** An honest provider again, at which somebody new signs in. */
  reset(): void {
    this.faults.clear();
    this.lies.clear();
    this.requests.length = 0;
    this.person = newPerson();
  }

  /** An access token without the redirects before it. */
  issueToken(person: ProviderPerson = this.person): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, person);
    return token;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const body = await textOf(request);
    const endpoint = pathname.slice(1) as Endpoint;
    this.requests.push({ endpoint, url: request.url ?? '', body, headers: request.headers });
    const fault = this.faults.get(endpoint);
    if (fault === 'huge') pad(response);
    else if (fault) return fail(response, fault);
    const form = new URLSearchParams(body);
    if (endpoint === 'authorize') return this.#authorize(response, searchParams);
    if (endpoint === 'token') return this.#token(response, form);
    if (endpoint === 'inspect') return this.#inspect(response, form);
    if (endpoint === 'userinfo') return this.#userinfo(response, request.headers.authorization);
    return send(response, 404, {});
  }

  #authorize(response: ServerResponse, query: URLSearchParams): ServerResponse {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isValid =
      query.get('client_id') === this.clientId &&
      query.get('response_type') === 'code' &&
      query.get('scope') === 'openid email profile' &&
      query.has('code_challenge') === (query.get('code_challenge_method') === 'S256') &&
      URL.canParse(redirectUri);
    if (!isValid) return send(response, 400, { error: 'invalid_request' });
    const back = new URL(redirectUri);
    const state = this.lies.has('foreign state') ? 'a-state-of-somebody-else' : query.get('state');
    back.searchParams.set('state', state ?? '');
    if (this.lies.has('denied')) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', this.#newCode(redirectUri, query.get('code_challenge')));
    return response.writeHead(302, { location: back.href }).end();
  }

  #newCode(redirectUri: string, codeChallenge: string | null): string {
    const code = randomBytes(16).toString('base64url');
    this.#codes.set(code, { person: this.person, redirectUri, codeChallenge });
    return code;
  }

  #token(response: ServerResponse, form: URLSearchParams): ServerResponse {
    if (!this.#isClient(form)) return send(response, 401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const verifier = form.get('code_verifier');
    const isValid =
      form.get('grant_type') === 'authorization_code' &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant.codeChallenge === (verifier === null ? null : s256(verifier));
    if (!grant || !isValid) return send(response, 400, { error: 'invalid_grant' });
    return send(response, 200, { access_token: this.issueToken(grant.person), token_type: 'Bearer' });
  }

  /** Google asks with the token alone, LinkedIn as a client. */
  #inspect(response: ServerResponse, form: URLSearchParams): ServerResponse {
    const asksGoogle = form.has('access_token');
    const person = this.#tokens.get(form.get(asksGoogle ? 'access_token' : 'token') ?? '');
    const client = this.lies.has('foreign audience') ? FOREIGN_CLIENT : this.clientId;
    const sub = this.lies.has('other subject') ? 'another-subject' : person?.sub;
    const expires = Math.floor(Date.now() / 1000) + (this.lies.has('expired') ? -60 : 3600);
    if (!asksGoogle) {
      if (!this.#isClient(form)) return send(response, 401, { error: 'invalid_client' });
      const facts = person && { client_id: client, sub, expires_at: expires };
      return send(response, 200, { active: person !== undefined, ...facts });
    }
    if (!person) return send(response, 400, { error: 'invalid_token' });
    const azp = this.lies.has('foreign party') ? FOREIGN_CLIENT : client;
    return send(response, 200, { aud: client, azp, sub, exp: String(expires), scope: 'openid' });
  }

  #userinfo(response: ServerResponse, authorization = ''): ServerResponse {
    const person = this.#tokens.get(authorization.replace(/^Bearer /, ''));
    return person ? send(response, 200, person) : send(response, 401, { error: 'invalid_token' });
  }

  #isClient(form: URLSearchParams): boolean {
    return form.get('client_id') === this.clientId && form.get('client_secret') === this.clientSecret;
  }
}

/** Somebody who has a verified address at the provider. */
export function newPerson(change: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = randomBytes(8).toString('hex');
  return { sub, email: `${sub}@person.example`, email_verified: true, name: 'Mary Jackson', ...change };
}

function fail(response: ServerResponse, fault: Exclude<Fault, 'huge'>): ServerResponse {
  if (fault === 'slow') return response;
  if (fault === 'hangs up') return response.destroy();
  if (fault === 'error') return send(response, 500, { error: 'server_error' });
  if (fault === 'list') return send(response, 200, []);
  if (fault === 'redirect') return response.writeHead(302, { location: '/userinfo' }).end();
  return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sorry');
}

/** The right answer, after more blanks than anybody wants to read. */
function pad(response: ServerResponse): void {
  const { end } = response;
  const endLate = (text: string) => end.call(response, ' '.repeat(HUGE_BYTES) + text, 'utf8');
  response.end = endLate as typeof end;
}

function send(response: ServerResponse, status: number, body: object): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function s256(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
