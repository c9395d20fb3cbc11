import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiWrapper } from '../../src/api/http/api-fetch.ts';
import { median, type Table } from './figures.ts';

const CALLS = 500;
const ROUNDS = 40;
const BOUND_US = 35;

const BODY = JSON.stringify({ items: [], total: 0 });

/** The wrapper with a session, and nothing that goes wrong. */
const wrapper = new ApiWrapper({
  session: {
    token: () => 'header.payload.signature',
    userId: () => 'user',
    refresh: () => Promise.reject(new Error('Nothing to refresh.')),
    expire: () => true,
  },
  notify() {},
});

/** Microseconds a call takes, over one round of calls, one after the other. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let made = 0; made < CALLS; made++) await call();
  return ((performance.now() - started) * 1000) / CALLS;
}

/** In turns, so that whatever else the machine does befalls both. */
async function compare(url: string) {
  const bare = async () => (await fetch(new Request(url))).arrayBuffer();
  const wrapped = async () => (await wrapper.send(new Request(url))).arrayBuffer();
  const times: Record<'bare' | 'wrapped', number[]> = { bare: [], wrapped: [] };
  for (let round = -5; round < ROUNDS; round++) {
    const [bareTime, wrappedTime] = [await timeOf(bare), await timeOf(wrapped)];
    if (round < 0) continue;
    times.bare.push(bareTime);
    times.wrapped.push(wrappedTime);
  }
  const added = median(times.wrapped.map((time, round) => time - (times.bare[round] ?? Number.NaN)));
  return { bare: median(times.bare), wrapped: median(times.wrapped), added };
}

/** What token, deadline and errors cost a call that goes well. */
export async function measureWrapper(): Promise<Table> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const overNetwork = await compare(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.closeAllConnections();
  server.close();

  const real = globalThis.fetch;
  globalThis.fetch = async () => new Response(BODY, { headers: { 'content-type': 'application/json' } });
  const alone = await compare('http://localhost/').finally(() => {
    globalThis.fetch = real;
  });

  const row = (name: string, { bare, wrapped, added }: Awaited<ReturnType<typeof compare>>) => [
    name,
    bare.toFixed(1),
    wrapped.toFixed(1),
    added.toFixed(1),
    (wrapped / bare).toFixed(2),
  ];
  return {
    title: 'The wrapper around a call',
    method:
      `Medians of ${ROUNDS} rounds of ${CALLS} calls each in Node, in turns with the bare \`fetch\`; the bound ` +
      `is ${BOUND_US} µs a call where nothing but the wrapper is measured.`,
    columns: ['`fetch`', 'bare, µs', 'wrapped, µs', 'added, µs', 'ratio'],
    rows: [row('answers at once', alone), row('over the loopback', overNetwork)],
    missed: alone.added > BOUND_US ? [`the wrapper adds ${alone.added.toFixed(1)} µs a call`] : [],
  };
}
