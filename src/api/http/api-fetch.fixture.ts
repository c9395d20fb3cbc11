import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { ApiError } from './api-error.ts';
import { ApiWrapper, type FailureNotification } from './api-fetch.ts';
import type { RefreshOutcome } from './refresh-once.ts';

/** A call as the server received it. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Accepts only the second token. */
export const onlyT2 = (incoming: Received, response: ServerResponse) =>
  incoming.headers.authorization === 'Bearer T2'
    ? json(response, 200, { ok: true })
    : json(response, 401, { detail: 'no' });

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

/** What a test may set and see of a session, a server and a wrapper between them. */
class Api {
  token: string | null = 'T1';
  userId: string | null = 'ada';
  received: Received[] = [];
  /** The tokens whose session was ended. */
  expired: (string | null)[] = [];
  notifications: FailureNotification[] = [];
  respond = (_request: Received, response: ServerResponse): void => void json(response, 200, { ok: true });
  refresh = async (_stale: string): Promise<RefreshOutcome> => {
    this.token = 'T2';
    return { kind: 'refreshed', token: 'T2' };
  };
  readonly wrapper = new ApiWrapper({
    session: {
      token: () => this.token,
      userId: () => this.userId,
      refresh: ({ token }) => this.refresh(token),
      expire: (lost) => {
        if (lost !== this.token) return false;
        this.expired.push(lost);
        this.token = null;
        return true;
      },
    },
    notify: (notification) => this.notifications.push(notification),
  });
}

/** A session, a wrapper and the record of a real server, all new for each test of a file. */
export function apiOfEachTest() {
  let origin: string;
  let api = new Api();
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body };
    api.received.push(request);
    api.respond(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    api = new Api();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const request = (path: string, init?: RequestInit) => new Request(`${origin}/api/v1${path}`, init);
  return {
    get api() {
      return api;
    },
    request,
    send: (path: string, init?: RequestInit) => api.wrapper.send(request(path, init)),
  };
}
