import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configureClient, streamed } from './client.ts';
import { streamFollowUp } from './gen/sdk.gen.ts';

const path = { session_id: 's', turn_id: 't' };
const eventOf = (text: string) => `data: ${JSON.stringify({ kind: 'words', text })}\n\n`;

let token: string;
let refreshes: number;
let bearers: (string | undefined)[];
let answer: (response: ServerResponse) => void;
const notified: string[] = [];

const server = createServer(({ headers }: IncomingMessage, response) => {
  bearers.push(headers.authorization);
  answer(response);
});

/** A token that says when it expires, so many seconds from now. */
function tokenFor(seconds: number): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  configureClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    session: {
      token: () => token,
      userId: () => 'ada',
      refresh: async () => {
        refreshes += 1;
        return { kind: 'refreshed', token: 'fresh' };
      },
      expire: () => true,
    },
    notify: ({ title }) => notified.push(title),
  });
});
beforeEach(() => {
  [token, refreshes, bearers] = [tokenFor(600), 0, []];
  notified.length = 0;
  answer = (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(eventOf('all'));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function readAll(): Promise<unknown[]> {
  const { stream } = await streamFollowUp({ ...streamed, path });
  const events: unknown[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

test('events are read as they come', async () => {
  let end = () => {};
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(eventOf('first'));
    end = () => void response.end(eventOf('last'));
  };
  const { stream } = await streamFollowUp({ ...streamed, path });
  expect((await stream.next()).value).toEqual({ kind: 'words', text: 'first' });
  end();
  expect((await stream.next()).value).toEqual({ kind: 'words', text: 'last' });
  expect((await stream.next()).done).toBe(true);
  expect([bearers, refreshes]).toEqual([[`Bearer ${token}`], 0]);
});

test('a token that is about to expire is renewed before', async () => {
  token = tokenFor(30);
  expect(await readAll()).toHaveLength(1);
  expect([bearers, refreshes]).toEqual([['Bearer fresh'], 1]);
});

test('a token that says nothing is used as it is', async () => {
  token = 'opaque';
  expect(await readAll()).toHaveLength(1);
  expect([bearers, refreshes]).toEqual([['Bearer opaque'], 0]);
});

test.each([
  ['a refusal', 401, 'application/json', '{"detail":"No."}'],
  ['a failure', 500, 'application/json', '{"detail":"No."}'],
  ['a foreign page', 200, 'text/html', '<p>Welcome to the hotel</p>'],
])('%s ends it, unsaid, and it is not sent again', async (_case, status, type, body) => {
  answer = (response) => void response.writeHead(status, { 'Content-Type': type }).end(body);
  expect(await readAll()).toEqual([]);
  expect([bearers.length, refreshes, notified]).toEqual([1, 0, []]);
});

test('neither is one that breaks in the middle', async () => {
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(eventOf('first'), () => response.destroy());
  };
  expect(await readAll()).toEqual([{ kind: 'words', text: 'first' }]);
  expect([bearers.length, notified]).toEqual([1, []]);
});
