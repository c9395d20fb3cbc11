import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiSettings } from '../../server/platform/ai/ai-settings.ts';
import { AiAudio } from './ai-audio.ts';
import { type StreamMode, streamText } from './ai-stream.ts';
import { type TailoringMode, tailoredChoice } from './ai-tailoring.ts';

/** How the endpoint behaves; all but the first are wrong in one way. */
export type AiMode =
  | StreamMode
  | TailoringMode
  | 'correct'
  | 'broken JSON'
  | 'wrong schema'
  | 'unfit score'
  | 'unknown indicator'
  | 'no completion'
  | 'cut off'
  | 'invented quotes'
  | 'one invented quote'
  | 'foreign turn'
  | 'single words'
  | 'no evidence'
  | 'obeys the candidate'
  | 'quotes the question'
  | 'finds it off the question'
  | 'cannot tell orders'
  | 'hints'
  | 'busy'
  | 'busy for long'
  | 'fails'
  | 'refuses the key'
  | 'refuses the request'
  | 'wants to be paid'
  | 'has lost the model'
  | 'redirects'
  | 'hangs'
  | 'hangs up in the middle'
  | 'never ends';

interface Asked {
  readonly authorization: string | undefined;
  readonly schema: string;
  /** What the model was told, repairs included. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly body: string;
}

interface SpokenData {
  readonly question: string;
  readonly turns: readonly { readonly turn: number; readonly asked: string; readonly answer: string }[];
  readonly indicators?: readonly { readonly number: number; readonly text: string }[];
}

interface Judged {
  addresses_question: { reason: string; answer: 'yes' | 'no' };
  evidence: { turn: number; quote: string }[];
  anchor: number;
  missing: number[];
  score: number;
}

const QUOTED_WORDS = 8;

/** A small OpenAI-compatible endpoint on loopback: real HTTP, no model. */
export class AiEndpoint {
  mode: AiMode = 'correct';
  /** Consumed one a call, before `mode` counts. */
  readonly nextModes: AiMode[] = [];
  /** Consumed one a judgement, before 4 counts. */
  readonly nextScores: number[] = [];
  ask: string | null = 'What did you do yourself, and what came of it?';
  /** How it words a point of a resume, or each competency. */
  wording = '';
  /** Which section it finds for a line of one, by its number from 1. */
  sorted: readonly { readonly line: number; readonly section: string }[] = [];
  /** Every question to the model, oldest first. */
  readonly requests: Asked[] = [];
  /** Lets a stream end that pauses. */
  goOn: () => void = () => {};
  /** Speech; what is wrong with the whole endpoint is wrong with it too. */
  readonly audio = new AiAudio();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<AiEndpoint> {
    const endpoint = new AiEndpoint();
    await endpoint.listen();
    return endpoint;
  }

  async listen(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
  }

  /** Where it is reached, once it listens. */
  get settings(): AiSettings {
    const { port } = this.#server.address() as AddressInfo;
    return { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'small-model', apiKey: 'sk-secret-of-this-test' };
  }

  reset(): void {
    this.audio.reset();
    this.mode = 'correct';
    this.wording = '';
    this.sorted = [];
    this.ask = 'What did you do yourself, and what came of it?';
    for (const list of [this.nextModes, this.nextScores, this.requests]) list.length = 0;
  }

  /** Breaks every connection, as an endpoint does that is restarted. */
  hangUp(): void {
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (request.url?.startsWith('/v1/audio/'))
      return fault(response, this.nextModes.shift() ?? this.mode) ?? this.audio.answer(request, response);
    const body = await textOf(request);
    const isQuestion = request.url === '/v1/chat/completions';
    const mode = (isQuestion ? this.nextModes.shift() : undefined) ?? this.mode;
    if (!isQuestion) return fault(response, mode) ?? send(response, 200, { data: [] });
    const { messages, stream, response_format: format } = JSON.parse(body);
    const { authorization } = request.headers;
    const schema = String(stream ? 'stream' : format?.json_schema?.name);
    this.requests.push({ authorization, schema, messages, body });
    if (fault(response, mode)) return response;
    const content = this.#write(schema, messages[1].content, mode);
    const isWhole = mode === 'does not stream' || mode === 'no completion';
    if (stream && !isWhole)
      return streamText(response, content, mode, new Promise((resolve) => (this.goOn = resolve)));
    if (mode === 'no completion') return send(response, 200, { choices: [] });
    const reason = mode === 'cut off' ? 'length' : 'stop';
    return send(response, 200, { choices: [{ message: { content }, finish_reason: reason }] });
  }

  #write(schema: string, asked: string, mode: AiMode): string {
    if (schema === 'sum') return mode === 'wrong schema' ? 'It is 42.' : '{"sum": 42}';
    if (asked.startsWith('Count')) return 'one two three four five six seven eight nine ten';
    if (schema === 'tailoring') return tailoredChoice(JSON.parse(asked), mode);
    if (schema === 'sorting') return JSON.stringify({ sorted: this.sorted });
    if (schema === 'rewording') return rewordingOf(this.wording, mode);
    if (schema === 'competencies') return describedBy(this.wording, JSON.parse(asked), mode);
    if (schema === 'words_to_rater')
      return mode === 'cannot tell orders' ? 'Some of them.' : ordersIn(JSON.parse(asked));
    const data: SpokenData = JSON.parse(asked);
    return schema === 'judgement' ? this.#judge(data, mode) : this.#follow(data, mode);
  }

  #follow({ turns }: SpokenData, mode: AiMode): string {
    if (mode === 'obeys the candidate') return turns.at(-1)?.answer ?? '';
    if (mode === 'hints') return 'Did you read the stack trace and bisect the commits?';
    return this.ask ?? 'NONE';
  }

  #judge(data: SpokenData, mode: AiMode): string {
    const score = this.nextScores.shift() ?? 4;
    const judged: Judged = {
      addresses_question: { reason: 'It tells of it.', answer: 'yes' },
      evidence: quotesOf(data),
      anchor: anchorOf(score),
      missing: [1],
      score,
    };
    lie(judged, data, mode);
    const text = JSON.stringify(judged);
    if (mode === 'broken JSON') return text.slice(0, -3);
    return mode === 'wrong schema' ? JSON.stringify({ ...judged, verdict: 'hire' }) : text;
  }
}

interface Sentences {
  readonly sentences: readonly { readonly number: number; readonly text: string }[];
}

function rewordingOf(text: string, mode: AiMode): string {
  if (mode === 'wrong schema') return '{"wording": 1}';
  const whole = JSON.stringify({ text });
  return mode === 'broken JSON' ? whole.slice(0, -2) : whole;
}

/** All but the last of the competencies, of which it says nothing. */
function describedBy(text: string, data: { readonly competencies: readonly object[] }, mode: AiMode): string {
  const described = data.competencies.slice(1).map((_, at) => ({ competency: at + 1, text }));
  return mode === 'wrong schema' ? '{"described": []}' : JSON.stringify({ descriptions: described });
}

function ordersIn({ sentences }: Sentences): string {
  const orders = sentences.filter(({ text }) => /\bgive me\b/i.test(text));
  return JSON.stringify({ speak_to_rater: orders.map(({ number }) => number) });
}

/** The first words of every answer. */
function quotesOf({ turns }: SpokenData): Judged['evidence'] {
  return turns.map(({ turn, answer }) => ({
    turn,
    quote: answer.trim().split(/\s+/).slice(0, QUOTED_WORDS).join(' '),
  }));
}

function anchorOf(score: number): number {
  if (score <= 2) return 1;
  return score === 5 ? 5 : 3;
}

function lie(judged: Judged, { question, turns }: SpokenData, mode: AiMode): void {
  const best = { score: 5, anchor: 5, missing: [] };
  const quotes = (quote: string) => ({ ...best, evidence: [{ turn: 1, quote }] });
  const invented = 'I led the whole company through the outage alone';
  const told = turns.map(({ answer }) => /[^.]*\bgive me\b[^.]*/i.exec(answer)?.[0]).find(Boolean);
  const lies: Partial<Record<AiMode, Partial<Judged>>> = {
    'invented quotes': quotes(invented),
    'one invented quote': { evidence: [...judged.evidence, { turn: 1, quote: invented }] },
    'foreign turn': { evidence: judged.evidence.map(({ quote }) => ({ turn: 99, quote })) },
    'single words': quotes('I'),
    'quotes the question': quotes(question),
    'no evidence': { ...best, evidence: [] },
    'finds it off the question': { ...best, addresses_question: { reason: 'It is not.', answer: 'no' } },
    'unfit score': { score: 5, anchor: 1 },
    'unknown indicator': { missing: [77] },
    ...(told && { 'obeys the candidate': quotes(told) }),
  };
  Object.assign(judged, lies[mode]);
}

/** Fails where the mode says so. */
function fault(response: ServerResponse, mode: AiMode): ServerResponse | null {
  if (mode === 'hangs') return response;
  if (mode === 'busy') return send(response, 429, {}, { 'retry-after': '0' });
  if (mode === 'busy for long') return send(response, 429, {}, { 'retry-after': '3600' });
  if (mode === 'fails') return send(response, 500, { error: 'sk-secret-of-this-test' });
  if (mode === 'refuses the key') return send(response, 401, { error: 'sk-secret-of-this-test' });
  if (mode === 'refuses the request') return send(response, 400, {});
  if (mode === 'wants to be paid') return send(response, 402, {});
  if (mode === 'has lost the model') return send(response, 410, {});
  if (mode === 'redirects') return send(response, 307, {}, { location: 'http://127.0.0.1:1/elsewhere' });
  if (mode === 'never ends') return pour(response);
  if (mode !== 'hangs up in the middle') return null;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices": [{"message": {"content": "{', () => response.destroy());
  return response;
}

/** More than any reply is long, for as long as somebody reads. */
function pour(response: ServerResponse): ServerResponse {
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
  return response;
}

function send(response: ServerResponse, status: number, body: object, headers = {}): ServerResponse {
  return response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
