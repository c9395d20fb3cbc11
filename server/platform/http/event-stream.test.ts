import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Reader, sendEvents } from './event-stream.ts';

type Work = (reader: Reader<string>) => Promise<void>;

let app: FastifyInstance;
let url: string;
let work: Work;

beforeEach(async () => {
  app = Fastify();
  app.get('/', (request, reply) => sendEvents<string>(reply, request.log, (reader) => work(reader)));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

test('tells what work tells, and ends with it', async () => {
  work = async ({ tell }) => {
    tell('one');
    tell('two\n');
  };
  expect(await (await fetch(url)).text()).toBe('data: "one"\n\ndata: "two\\n"\n\n');
});

test('work that fails ends the stream early', async () => {
  work = async ({ tell }) => {
    tell('one');
    throw new Error('no more');
  };
  expect(await (await fetch(url)).text()).toBe('data: "one"\n\n');
});

test('work learns that the reader has left, and may tell more without harm', async () => {
  const ended = Promise.withResolvers<void>();
  work = async ({ tell, left }) => {
    tell('one');
    await once(left, 'abort');
    tell('two');
    ended.resolve();
  };
  const leaving = new AbortController();
  const response = await fetch(url, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await ended.promise;
});
