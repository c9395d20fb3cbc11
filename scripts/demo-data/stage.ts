import { setTimeout as delay } from 'node:timers/promises';
import type { Role } from '../../openapi/gen/types.gen.ts';
import { newId } from '../../server/platform/database/identifier.ts';
import { users } from '../../server/platform/database/schema/index.ts';
import { AddressRefused, type Mail } from '../../server/platform/mail/mailer.ts';
import { hashPassword } from '../../server/platform/security/passwords.ts';
import { startTestServer, type TestServer } from '../../tests/support/test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Shorter than an access token lives. */
const SIGN_IN_AGAIN_MS = 5 * MINUTE_MS;
const WITHIN_MS = 60_000;
const PASSWORD = 'only while the samples are made';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The real server in this process, at a time that the story sets, and those who use it. */
export class Stage {
  readonly server: TestServer;
  readonly mails: readonly Mail[];
  /** The moment that becomes the first start of a demo. */
  readonly end: Date;
  readonly #clock: { at: Date };
  readonly #passwordHash: string;
  readonly #tokens = new Map<string, { readonly token: string; readonly at: number }>();

  private constructor(
    server: TestServer,
    parts: { mails: Mail[]; clock: { at: Date }; end: Date; passwordHash: string },
  ) {
    this.server = server;
    this.mails = parts.mails;
    this.end = parts.end;
    this.#clock = parts.clock;
    this.#passwordHash = parts.passwordHash;
  }

  /** `refuses`: an address whose server takes no mail. */
  static async open({ end, days, refuses }: { end: Date; days: number; refuses: string }): Promise<Stage> {
    const clock = { at: new Date(end.getTime() - days * DAY_MS) };
    const mails: Mail[] = [];
    const server = await startTestServer({
      engine: 'pglite',
      now: () => clock.at,
      tellsChanges: false,
      mailer: {
        async deliver(mail) {
          if (mail.to === refuses) throw new AddressRefused('No such mailbox');
          mails.push(mail);
        },
      },
    });
    return new Stage(server, { mails, clock, end, passwordHash: await hashPassword(PASSWORD) });
  }

  close(): Promise<void> {
    return this.server.close();
  }

  get now(): Date {
    return this.#clock.at;
  }

  /** A moment, so many days before the end, or after it with a negative number. */
  ago(days: number): Date {
    return new Date(this.end.getTime() - days * DAY_MS);
  }

  /** Goes on to so many days before the end; time only passes. */
  to(days: number): void {
    const at = this.ago(days);
    if (at < this.now)
      throw new Error(`${days} days before the end is over: it is ${this.now.toISOString()}.`);
    this.#clock.at = at;
  }

  pass(minutes: number): void {
    this.#clock.at = new Date(this.now.getTime() + minutes * MINUTE_MS);
  }

  /** Somebody with a verified account. */
  async person(role: Role, name: string, email: string): Promise<Person> {
    const userId = newId();
    const at = this.now;
    await this.server.db.insert(users).values({
      ...{ id: userId, email, fullName: name, role, passwordHash: this.#passwordHash },
      ...{ isVerified: true, termsAcceptedAt: at, timeZone: 'Europe/Berlin', createdAt: at, updatedAt: at },
    });
    return { userId, email, name };
  }

  /** Calls an operation as somebody; throws for anything but a success. */
  async call<T>(person: Person, method: Method, path: string, body?: object): Promise<T> {
    const reply = await fetch(`${this.server.url}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${await this.#tokenOf(person)}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${person.name}: ${method} ${path}: ${reply.status} ${text}`);
    return JSON.parse(text || 'null') as T;
  }

  async #tokenOf({ email }: Person): Promise<string> {
    const known = this.#tokens.get(email);
    const at = this.now.getTime();
    if (known && at - known.at < SIGN_IN_AGAIN_MS) return known.token;
    const body = new URLSearchParams({ username: email, password: PASSWORD });
    const reply = await fetch(`${this.server.url}/api/v1/auth/login`, { method: 'POST', body });
    if (!reply.ok) throw new Error(`${email} cannot sign in: ${reply.status} ${await reply.text()}`);
    const { access_token: token } = (await reply.json()) as { access_token: string };
    this.#tokens.set(email, { token, at });
    return token;
  }

  /** Asks again until it is so: jobs run when they can. */
  async until<T>(what: string, find: () => Promise<T | undefined> | T | undefined): Promise<T> {
    const deadline = Date.now() + WITHIN_MS;
    while (Date.now() < deadline) {
      const found = await find();
      if (found !== undefined) return found;
      await delay(50);
    }
    throw new Error(`Not within ${WITHIN_MS} ms: ${what}`);
  }

  /** What a pattern finds in the last mail to somebody. */
  inMail(to: string, pattern: RegExp): Promise<string> {
    return this.until(`a mail to ${to}`, () => {
      const found = this.mails.filter((mail) => mail.to === to).map(({ text }) => pattern.exec(text)?.[1]);
      return found.findLast((one) => one !== undefined);
    });
  }
}
