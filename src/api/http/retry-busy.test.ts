import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendUntilTaken } from './retry-busy.ts';

let bodies: string[];
let refusals: number;
let headers: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  bodies = [];
  headers = { 'Retry-After': '2' };
  vi.stubGlobal('fetch', async (request: Request, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    bodies.push(await request.text());
    return bodies.length <= refusals
      ? Response.json({ detail: 'Busy.' }, { status: 503, headers })
      : Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = () => new Request('http://api.example/a', { method: 'POST', body: '{"text":"ä€"}' });
const send = (within: number, signal = new AbortController().signal) =>
  sendUntilTaken(write(), signal, within);

test('a busy server is asked again, not before the time it named, with the same body', async () => {
  refusals = 2;
  const answer = send(30_000);
  await vi.advanceTimersByTimeAsync(1999);
  expect(bodies).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(bodies).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answer).status).toBe(200);
  expect(bodies).toEqual(Array(3).fill('{"text":"ä€"}'));
});

test('its refusal is the answer once the time would be over', async () => {
  refusals = 100;
  const answer = send(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  const refusal = await answer;
  expect(refusal.status).toBe(503);
  expect(await refusal.json()).toEqual({ detail: 'Busy.' });
  expect(bodies.length).toBeGreaterThanOrEqual(3);
  expect(bodies.length).toBeLessThanOrEqual(5);
});

test.each<Record<string, string>>([
  {},
  { 'Retry-After': '60' },
  { 'Retry-After': 'Mon, 23 Nov 2026 09:00:00 GMT' },
])('with %j it is asked once', async (named) => {
  headers = named;
  refusals = 1;
  expect((await send(30_000)).status).toBe(503);
  expect(bodies).toHaveLength(1);
});

test('who gives up waits no longer', async () => {
  refusals = 1;
  const controller = new AbortController();
  const answer = send(30_000, controller.signal);
  const refused = expect(answer).rejects.toThrow('given up');
  await vi.advanceTimersByTimeAsync(500);
  controller.abort(new Error('given up'));
  await refused;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(bodies).toHaveLength(1);
});
