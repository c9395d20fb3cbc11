import { afterAll, beforeAll } from 'vitest';
import type { ClientStatus, Recording, Session } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import type { AiEndpoint } from '../../../tests/support/ai-endpoint.ts';
import { HeldJobs } from '../../../tests/support/held-jobs.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { createSpeech } from '../../platform/ai/speech-client.ts';
import { webm } from './sound.fixture.ts';

export const sessionsPath = '/api/v1/interviews/session';

/** A reply of the server, with its body where that is JSON. */
export interface Reply<Body = Recording> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  /** What a refusal says. */
  readonly detail: string | undefined;
}

/** A server for the tests of this file, beside an endpoint that writes down what it is told to hear. */
export function serveSpeech(): SpeechServer {
  const speech = new SpeechServer(serveAi());
  beforeAll(() => speech.start());
  afterAll(() => speech.server.close());
  return speech;
}

/** Its clock and its jobs run when the test says so. */
class SpeechServer {
  readonly endpoint: AiEndpoint;
  readonly jobs = new HeldJobs();
  server!: TestServer;
  /** The server's clock. */
  at = new Date(Date.UTC(2026, 0, 5, 9));

  constructor(endpoint: AiEndpoint) {
    this.endpoint = endpoint;
  }

  async start(): Promise<void> {
    const voice = { model: 'small-mouth', name: 'sage' };
    const settings = { ...this.endpoint.settings, transcriptionModel: 'small-ear', voice };
    this.server = await startTestServer({
      now: () => this.at,
      jobs: (db) => this.jobs.open(db),
      speech: createSpeech(settings, { log: { warn: () => {} }, transcribeMs: 300 }),
    });
  }

  practising(): Promise<Speaker> {
    return practising(this.server);
  }
}

/** Somebody new in a practice with its first question asked. */
export async function practising(server: TestServer, count = 1): Promise<Speaker> {
  const account = await createAccount(server);
  const choice = {
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
    question_count: count,
  };
  const { _id } = await call(server, account, 'POST', sessionsPath, { mode: 'practice', ...choice });
  return starting(server, account, _id);
}

/** Starts a session that was made. */
export async function starting(
  server: TestServer,
  account: TestAccount,
  sessionId: string,
): Promise<Speaker> {
  const started = await call<Session>(server, account, 'POST', `${sessionsPath}/${sessionId}/start`);
  return new Speaker(server, account, { sessionId, turnId: started.current_turn?._id ?? '' });
}

/** A candidate in the middle of one session. */
export class Speaker {
  readonly account: TestAccount;
  readonly sessionId: string;
  readonly turnId: string;
  readonly #server: TestServer;
  readonly #browser: string | undefined;

  constructor(
    server: TestServer,
    account: TestAccount,
    at: Pick<Speaker, 'sessionId' | 'turnId'>,
    browser?: string,
  ) {
    this.#server = server;
    this.account = account;
    this.sessionId = at.sessionId;
    this.turnId = at.turnId;
    this.#browser = browser;
  }

  /** The same person in a browser of this name. */
  from(browser: string): Speaker {
    return new Speaker(this.#server, this.account, this, browser);
  }

  /** Has the session go on in this browser. */
  takeOver(): Promise<Reply<ClientStatus>> {
    return this.ask('POST', 'client', { client: this.#browser, claim: 'take_over' });
  }

  /** The same calls by somebody else. */
  as(account: TestAccount): Speaker {
    return new Speaker(this.#server, account, this);
  }

  /** Calls anything below the session; the body as JSON unless it is bytes. */
  async ask<Body = Recording>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const reply = await fetch(`${this.#server.url}${sessionsPath}/${this.sessionId}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.account.accessToken}`,
        ...(body && { 'Content-Type': type }),
        ...(this.#browser && { 'Interview-Client': this.#browser }),
        ...headers,
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    const parsed = isJson ? JSON.parse(text) : text;
    return { status: reply.status, headers: reply.headers, body: parsed, detail: parsed?.detail };
  }

  begin(contentType = 'audio/webm;codecs=opus', key = crypto.randomUUID()): Promise<Reply> {
    const body = { turn_id: this.turnId, content_type: contentType };
    return this.ask('POST', 'recordings', body, { 'Idempotency-Key': key });
  }

  put(recordingId: string, number: number | string, bytes: Uint8Array = webm): Promise<Reply> {
    return this.ask('PUT', `recordings/${recordingId}/parts/${number}`, bytes);
  }

  finish(recordingId: string, parts: number, seconds = 4.5): Promise<Reply> {
    const body = { parts, duration_seconds: seconds };
    return this.ask('POST', `recordings/${recordingId}/finish`, body);
  }

  read(recordingId: string): Promise<Reply> {
    return this.ask('GET', `recordings/${recordingId}`);
  }

  answer(text: string): Promise<Reply<Session>> {
    return this.ask('POST', `turns/${this.turnId}/answer`, { text });
  }

  /** A recording of the parts given; its id. */
  async recorded(...parts: Uint8Array[]): Promise<string> {
    const { body } = await this.begin();
    for (const [index, bytes] of parts.entries()) await this.put(body._id, index + 1, bytes);
    return body._id;
  }

  /** A finished recording of one part that waits to be written down; its id. */
  async finished(): Promise<string> {
    const id = await this.recorded(webm);
    await this.finish(id, 1);
    return id;
  }
}
