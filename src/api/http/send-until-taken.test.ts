import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendUntilTaken } from './send-until-taken.ts';
// Downloaded beforehand: no clock that stands still waits for it.
import './retry-busy.ts';

let bodies: string[];
let refusals: number;
let headers: Record<string, string>;
let refusal: object;

beforeEach(() => {
  vi.useFakeTimers();
  bodies = [];
  headers = { 'Retry-After': '2' };
  refusal = { detail: 'Busy.', code: 'not_begun' };
  vi.stubGlobal('fetch', async (request: Request, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    bodies.push(await request.text());
    return bodies.length <= refusals
      ? Response.json(refusal, { status: 503, headers })
      : Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = () => new Request('http://api.example/a', { method: 'POST', body: '{"text":"ä€"}' });
const read = () => new Request('http://api.example/a');
const send = (within: number, signal = new AbortController().signal, request = write()) =>
  sendUntilTaken(request, signal, within);

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
  const last = await answer;
  expect(last.status).toBe(503);
  expect(await last.json()).toEqual(refusal);
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

test('a write that may have been begun is sent once, and a read again', async () => {
  refusals = 2;
  refusal = { detail: 'Busy.' };
  const once = await send(30_000);
  expect([once.status, await once.json(), bodies.length]).toEqual([503, refusal, 1]);
  const answer = send(30_000, undefined, read());
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answer).status).toBe(200);
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

test('a refusal stays the answer where what asks again cannot be downloaded', async () => {
  vi.doMock('./retry-busy.ts', () => {
    throw new Error('The server is busy.');
  });
  refusals = 1;
  const answer = await sendUntilTaken(read(), new AbortController().signal, 30_000);
  vi.doUnmock('./retry-busy.ts');
  expect(answer.status).toBe(503);
  expect(bodies).toHaveLength(1);
});
