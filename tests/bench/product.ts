import { setTimeout as delay } from 'node:timers/promises';
import type { PracticeType, Session } from '../../openapi/gen/types.gen.ts';
import { demoAccount } from '../support/demo-account.ts';
import { ServerProcess } from '../support/server-process.ts';

const SESSIONS = '/api/v1/interviews/session';
const REPORTED_WITHIN_MS = 30_000;

const ROLES = ['candidate', 'recruiter', 'admin'] as const;

type DemoRole = (typeof ROLES)[number];

/** What a browser has stored whose owner is signed in. */
export type BrowserState = ReturnType<Product['stateOf']>;

interface SignIn {
  readonly access_token: string;
  readonly user: object;
}

/** The product in a process of its own, as a user starts it, with the demo's accounts signed in for ten minutes. */
export class Product {
  readonly #server: ServerProcess;
  readonly roles = ROLES;
  readonly #signIns = new Map<DemoRole, SignIn>();

  private constructor(server: ServerProcess) {
    this.#server = server;
  }

  static async start(): Promise<Product> {
    const server = await ServerProcess.start();
    const product = new Product(server);
    for (const role of ROLES) await product.#signIn(role);
    return product;
  }

  get url(): string {
    return this.#server.url;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async #signIn(role: DemoRole): Promise<void> {
    const { email: username, password } = demoAccount(this.#server.printed, role);
    const body = new URLSearchParams({ username, password });
    const reply = await fetch(`${this.url}/api/v1/auth/login`, { method: 'POST', body });
    if (!reply.ok) throw new Error(`The demo's ${role} cannot sign in: ${reply.status}`);
    this.#signIns.set(role, (await reply.json()) as SignIn);
  }

  /** For the contexts of Playwright. */
  stateOf(role: DemoRole) {
    const { access_token: accessToken, user } = this.#signIns.get(role) ?? {};
    const value = JSON.stringify({ user, accessToken, isAuthenticated: true });
    return { cookies: [], origins: [{ origin: this.url, localStorage: [{ name: 'auth', value }] }] };
  }

  /** Calls an operation as one of the demo's accounts; throws for anything but a success. */
  async call<T = Session>(
    method: string,
    path: string,
    body?: object,
    role: DemoRole = 'candidate',
  ): Promise<T> {
    const headers = {
      Authorization: `Bearer ${this.#signIns.get(role)?.access_token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const reply = await fetch(this.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  /** A practice with its first question asked. */
  async practise(count: number, type: PracticeType = 'mixed'): Promise<Session> {
    const wish = { role_family: 'software', level: 'junior', question_type: type, question_count: count };
    const { _id } = await this.call('POST', SESSIONS, { mode: 'practice', ...wish });
    return this.call('POST', `${SESSIONS}/${_id}/start`);
  }

  /** Hands in an answer to the open question. */
  answer({ _id, current_turn: turn }: Session, text: string): Promise<Session> {
    return this.call('POST', `${SESSIONS}/${_id}/turns/${turn?._id}/answer`, { text });
  }

  /** Finishes a practice, and waits until it is judged. */
  async finish(session: Session): Promise<Session> {
    await this.call('POST', `${SESSIONS}/${session._id}/complete`);
    return this.reported(session);
  }

  /** Waits until a practice that has ended is judged. */
  async reported({ _id }: Session): Promise<Session> {
    const deadline = Date.now() + REPORTED_WITHIN_MS;
    while (Date.now() < deadline) {
      const session = await this.call('GET', `${SESSIONS}/${_id}`);
      if (session.report_id) return session;
      await delay(100);
    }
    throw new Error(`No report within ${REPORTED_WITHIN_MS} ms`);
  }
}
