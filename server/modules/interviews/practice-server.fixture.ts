import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type {
  ClientClaim,
  ClientStatus,
  FollowUpEvent,
  IntegrityPolicy,
  InvitedInterview,
  PracticeSessionRequest,
  Role,
  Session,
  Turn,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import type { AiEndpoint } from '../../../tests/support/ai-endpoint.ts';
import { HeldJobs } from '../../../tests/support/held-jobs.ts';
import { type InterviewWish, inviteToInterview } from '../../../tests/support/interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import type { AiSettings } from '../../platform/ai/ai-settings.ts';
import type { ChatClient } from '../../platform/ai/chat.ts';
import { createChatClient } from '../../platform/ai/chat-client.ts';
import type { Database } from '../../platform/database/database.ts';
import { authSessions } from '../../platform/database/schema/index.ts';
import { createAccessTokens } from '../../platform/security/access-tokens.ts';
import { loadSigningKeys } from '../../platform/security/signing-keys.ts';
import { createEngine } from '../assessment/engine.ts';
import type { JudgingEngine } from '../assessment/ports.ts';

/** Answers whatever is asked of a junior software engineer for a story. */
export const juniorStory =
  'In March our checkout failed for some orders, and its code was hard to read and to change. I reproduced the fault on my own machine, read the logs, wrote a failing test and was stuck for half a day. I went to a colleague, told her what I had tried, and we fixed the query. In the end errors fell to zero in two days, and I learned to ask early.';

/** An answer to anything that asks an engineer for a story. */
export const shortStory =
  'I reproduced the fault on my own machine, read the logs and fixed the query within a day.';

const sessions = '/api/v1/interviews/session';

const afterAllTests = new Date(Date.UTC(2100, 0, 1));

export interface Reply<T> {
  readonly status: number;
  readonly body: T & { detail?: string; code?: string; errors?: { field: string }[] };
}

/** A server for the tests of this file; where it has an endpoint, each of them finds that one known to answer. */
export function servePractice(endpoint?: AiEndpoint): PracticeServer {
  const practice = new PracticeServer();
  beforeAll(() => practice.start(endpoint?.settings));
  beforeEach(() => practice.ai?.probe());
  afterAll(() => practice.close());
  return practice;
}

/** The server with a clock and jobs in the hand of the test. */
class PracticeServer {
  readonly jobs = new HeldJobs();
  ai: ChatClient | undefined;
  engine!: JudgingEngine;
  readonly now = () => new Date(this.#time);
  #time = Date.UTC(2026, 0, 5, 9);
  #server!: TestServer;

  /** With a language model where its endpoint is given. */
  async start(ai: AiSettings | undefined): Promise<void> {
    const { now, jobs } = this;
    this.ai = ai && createChatClient(ai, { now, log: { warn: () => {} }, retryMs: 1 });
    this.engine = createEngine({ ai: this.ai });
    this.#server = await startTestServer({ now, judging: this.engine, jobs: (db) => jobs.open(db) });
  }

  get db(): Database {
    return this.#server.db;
  }

  advance(seconds: number): void {
    this.#time += seconds * 1000;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  /** How many statements a piece of work sends to the database, besides the check of the sign-in. */
  async statementsOf(work: () => Promise<unknown>): Promise<number> {
    const client: { query: (statement: unknown) => unknown } = Reflect.get(this.db, '$client');
    const query = vi.spyOn(client, 'query');
    await work();
    const own = query.mock.calls.filter(
      ([statement]) => !JSON.stringify(statement).includes('auth_sessions'),
    );
    query.mockRestore();
    return own.length;
  }

  /** Invites to an interview that asks consent for nothing but evaluation by an engine; gives its id. */
  invite({ email }: Pick<Client, 'email'>, wish: InterviewWish = {}): Promise<string> {
    const integrity = { signals: [], camera: 'none', may_decline_signals: true } satisfies IntegrityPolicy;
    return inviteToInterview(this, email, { at: this.now(), integrity, ...wish });
  }

  /** A new account, signed in for as long as the test's clock may run. */
  async signIn(role: Role = 'candidate'): Promise<Client> {
    const { db, env } = this.#server;
    const account = await createAccount(this.#server, role);
    const tokens = await createAccessTokens(await loadSigningKeys(db), env.publicUrl, this.now);
    const claims = await tokens.verify(account.accessToken);
    if (typeof claims === 'string') throw new Error(`The access token is ${claims}.`);
    await db
      .update(authSessions)
      .set({ expiresAt: afterAllTests })
      .where(eq(authSessions.id, claims.sessionId));
    return new Client(this.#server, account, () => tokens.sign(claims));
  }
}

type Method = 'GET' | 'POST' | 'PUT';

/** What one signed-in account can ask of the server. */
export class Client {
  readonly userId: string;
  readonly email: string;
  readonly #server: Pick<TestServer, 'app' | 'url'>;
  readonly #sign: () => Promise<string>;
  readonly #client: string | undefined;

  constructor(
    server: Pick<TestServer, 'app' | 'url'>,
    { userId, email }: Pick<TestAccount, 'userId' | 'email'>,
    sign: () => Promise<string>,
    client?: string,
  ) {
    this.#server = server;
    this.userId = userId;
    this.email = email;
    this.#sign = sign;
    this.#client = client;
  }

  /** The same person in a browser of this name. */
  from(client: string): Client {
    return new Client(this.#server, this, this.#sign, client);
  }

  /** Whether the session goes on in this browser after its claim. */
  async claim({ _id }: Session, claim: ClientClaim['claim']): Promise<boolean> {
    const payload = { client: this.#client, claim };
    return (await this.ask<ClientStatus>('POST', `${sessions}/${_id}/client`, payload)).body.active;
  }

  async ask<T = Session>(method: Method, url: string, payload?: object, key?: string): Promise<Reply<T>> {
    const reply = await this.#inject(method, url, payload, key);
    return { status: reply.statusCode, body: reply.json() };
  }

  async #inject(method: Method, url: string, payload?: object, key?: string, told: object = {}) {
    const headers = {
      ...told,
      authorization: `Bearer ${await this.#sign()}`,
      ...(key && { 'idempotency-key': key }),
      ...(this.#client && { 'interview-client': this.#client }),
    };
    return this.#server.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  create(change: Partial<PracticeSessionRequest> = {}, key?: string): Promise<Reply<Session>> {
    const wish = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
    return this.ask('POST', sessions, { mode: 'practice', ...wish, ...change }, key);
  }

  /** A session with its first question asked. */
  async started(change: Partial<PracticeSessionRequest> = {}): Promise<Session> {
    const { body } = await this.create(change);
    return (await this.act(body, 'start')).body;
  }

  /** An attempt at an interview for hiring, which is not started yet. */
  attempt(interviewId: string, key?: string): Promise<Reply<Session>> {
    return this.ask('POST', sessions, { mode: 'ai', interview_id: interviewId }, key);
  }

  /** Decides alike on everything that an interview asks consent for. */
  async decide(interviewId: string, isGiven = true): Promise<void> {
    const url = `/api/v1/interviews/invited/${interviewId}`;
    const { body } = await this.ask<InvitedInterview>('GET', url);
    const decisions = body.consents.map(({ item, version }) => ({ item, version, is_given: isGiven }));
    if (decisions.length === 0) return;
    const { status } = await this.ask('POST', `${url}/consents`, { decisions });
    if (status !== 200) throw new Error(`The decision is answered with ${status}.`);
  }

  /** Agrees to evaluation by an engine, which every interview asks for, unless that was decided on. */
  async agree(interviewId: string): Promise<void> {
    const url = `/api/v1/interviews/invited/${interviewId}`;
    const { body } = await this.ask<InvitedInterview>('GET', url);
    const asked = body.consents.find(({ item, decision }) => item === 'ai_evaluation' && decision === null);
    if (!asked) return;
    const { item, version } = asked;
    await this.ask('POST', `${url}/consents`, { decisions: [{ item, version, is_given: true }] });
  }

  /** Begins an attempt at an interview that asks consent for nothing else. */
  async begun(interviewId: string): Promise<Session> {
    await this.agree(interviewId);
    const { body } = await this.attempt(interviewId);
    return (await this.act(body, 'start')).body;
  }

  /** Begins such an attempt, answers its first question and ends it. */
  async submitted(interviewId: string): Promise<Session> {
    const { body } = await this.answer(await this.begun(interviewId), shortStory);
    return (await this.act(body, 'complete')).body;
  }

  read({ _id }: Session): Promise<Reply<Session>> {
    return this.ask('GET', `${sessions}/${_id}`);
  }

  act<T = Session>({ _id }: Session, action: string): Promise<Reply<T>> {
    return this.ask('POST', `${sessions}/${_id}/${action}`);
  }

  draft(session: Session, text: string, revision: number, turn = currentTurn(session)) {
    const url = `${sessions}/${session._id}/turns/${turn._id}/draft`;
    return this.ask<NonNullable<Turn['draft']>>('PUT', url, { text, revision });
  }

  /** Hands in an answer, and waits for the follow-up where one has to be written. */
  async answer(session: Session, text: string, turn = currentTurn(session)): Promise<Reply<Session>> {
    const reply = await this.submit(session, text, turn);
    if (!reply.body.pending_follow_up) return reply;
    const settled = (await this.followUp(session, turn)).at(-1);
    return settled?.kind === 'settled' ? { ...reply, body: settled.session } : reply;
  }

  /** Hands in an answer and waits for nothing. */
  submit(session: Session, text: string, turn = currentTurn(session)): Promise<Reply<Session>> {
    return this.ask('POST', `${sessions}/${session._id}/turns/${turn._id}/answer`, { text });
  }

  /** Hands in an answer that says how long it waited in its page. */
  async answerAfter(session: Session, text: string, waitedMs: number): Promise<Reply<Session>> {
    const url = `${sessions}/${session._id}/turns/${currentTurn(session)._id}/answer`;
    const told = { 'answer-waited': String(waitedMs) };
    const reply = await this.#inject('POST', url, { text }, undefined, told);
    return { status: reply.statusCode, body: reply.json() };
  }

  /** All that is told of a follow-up to a turn, once it is settled. */
  async followUp({ _id }: Session, turn: Turn): Promise<FollowUpEvent[]> {
    const url = `${sessions}/${_id}/turns/${turn._id}/follow-up`;
    const { body } = await this.#inject('GET', url);
    return body.split('\n\n').flatMap((event) => (event ? JSON.parse(event.slice('data: '.length)) : []));
  }

  /** Begins to read what is told of a follow-up, as a page does that may leave. */
  async openFollowUp({ _id }: Session, turn: Turn, signal: AbortSignal): Promise<Response> {
    const url = `${this.#server.url}${sessions}/${_id}/turns/${turn._id}/follow-up`;
    return fetch(url, { headers: { authorization: `Bearer ${await this.#sign()}` }, signal });
  }

  skip(session: Session, turn = currentTurn(session)): Promise<Reply<Session>> {
    return this.ask('POST', `${sessions}/${session._id}/turns/${turn._id}/skip`);
  }
}

export function currentTurn({ current_turn }: Session): Turn {
  if (!current_turn) throw new Error('The session has no open turn.');
  return current_turn;
}
