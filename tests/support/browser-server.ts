import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startTestServer, type TestServer } from './test-server.ts';

/** One call of the API as the server saw it. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly bearer: string | undefined;
  readonly headers: IncomingMessage['headers'];
  /** Empty unless the test's own route has read it. */
  body: Buffer;
  /** 0 while it has no answer, and for ever where nobody waited for one. */
  status: number;
}

/** Answers in the server's place; `forward` lets the server answer after all. */
type Interception = (
  call: { request: IncomingMessage; response: ServerResponse; seen: SeenCall },
  forward: () => void,
) => unknown;

/** The whole product behind a counter and a switchboard, with a clock of its own. */
export interface BrowserServer {
  readonly url: string;
  readonly server: TestServer;
  /** Every call of the API since the last `forgetCalls`, in the order of arrival. */
  readonly calls: readonly SeenCall[];
  forgetCalls(): void;
  /** Moves the server's clock forward, by ms: ten minutes end every access token. */
  advance(ms: number): void;
  /** From now on answers this path; the returned function gives it back to the server. */
  intercept(path: string, interception: Interception): () => void;
  /** Whether the server accepts the bearer of a call. */
  accepts(bearer: string | undefined): Promise<boolean>;
  close(): Promise<void>;
}

/** Where the page was built; see `rsbuild.config.ts`. */
const PAGE_DIR = process.env['DIST_DIR'] ?? 'dist';
const EXTRA = '/harness/';
const STATUS = '/api/v1/auth/status';

/** Starts the product for a browser, and serves the files of `extraDir` under `/harness/`. */
export async function startBrowserServer(extraDir: string): Promise<BrowserServer> {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const server = await startTestServer({ pageDir: PAGE_DIR, now, engine: 'pglite' });
  const interceptions = new Map<string, Interception>();
  const calls: SeenCall[] = [];
  interposeBefore(server, (request, response, forward) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path.startsWith(EXTRA)) return sendFile(response, join(extraDir, path.slice(EXTRA.length)));
    if (!path.startsWith('/api/')) return forward();
    const seen = describe(request, path);
    calls.push(seen);
    response.once('finish', () => {
      seen.status = response.statusCode;
    });
    const interception = interceptions.get(path);
    return interception ? interception({ request, response, seen }, forward) : forward();
  });
  return {
    url: server.url,
    server,
    calls,
    forgetCalls: () => void calls.splice(0),
    advance(ms) {
      offset += ms;
    },
    intercept(path, interception) {
      interceptions.set(path, interception);
      return () => void interceptions.delete(path);
    },
    async accepts(bearer) {
      if (bearer === undefined) return false;
      const headers = { authorization: `Bearer ${bearer}` };
      return (await server.app.inject({ url: STATUS, headers })).statusCode === 200;
    },
    async close() {
      server.app.server.closeAllConnections();
      await server.close();
    },
  };
}

/** Reads the body of an intercepted call into its record. */
export async function readBody(request: IncomingMessage, seen: SeenCall): Promise<void> {
  seen.body = await buffer(request);
}

/** Sends a JSON answer. */
export function answer(response: ServerResponse, status: number, body: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Puts a listener in front of the one that the framework has set. */
function interposeBefore(
  { app }: TestServer,
  listen: (request: IncomingMessage, response: ServerResponse, forward: () => void) => unknown,
): void {
  const [framework] = app.server.listeners('request') as RequestListener[];
  if (!framework) throw new Error('The server listens to no requests');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) =>
    listen(request, response, () => framework(request, response)),
  );
}

function describe(request: IncomingMessage, path: string): SeenCall {
  const { method = '', headers } = request;
  const bearer = headers.authorization?.replace(/^Bearer /, '');
  return { method, path, bearer, headers, body: Buffer.alloc(0), status: 0 };
}

function sendFile(response: ServerResponse, file: string): void {
  const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(readFileSync(file));
}
