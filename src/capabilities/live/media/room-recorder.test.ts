// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/http/api-error.ts';
import { FakeMediaRecorder, stubMicrophone } from '../../speech/recording/media-recorder.fixture.ts';
import { recordForRoom } from './room-recorder.ts';

/** The addresses of the parts that were sent. */
let sent: string[];
/** Whether the server takes none. */
let isRefused: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  stubMicrophone();
  sent = [];
  isRefused = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(new URL(request.url).pathname);
    if (isRefused) throw new ApiError({ kind: 'http', title: '', text: '', status: 409 });
    return Response.json({ received_parts: 1 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speak = async () => {
  for (let piece = 0; piece < 5; piece++) FakeMediaRecorder.latest?.give('word');
  await vi.advanceTimersByTimeAsync(100);
};

it('begins anew after a part that was not taken, and once it is stopped never again', async () => {
  const stop = recordForRoom('room', new MediaStream());
  await speak();
  await speak();
  const first = FakeMediaRecorder.latest;
  const [one, two] = sent;
  expect([one?.endsWith('/parts/1'), two]).toEqual([true, one?.replace(/1$/, '2')]);
  isRefused = true;
  await speak();
  expect(first?.state).toBe('inactive');
  isRefused = false;
  await vi.advanceTimersByTimeAsync(6000);
  expect(FakeMediaRecorder.latest).not.toBe(first);
  await speak();
  expect(sent.at(-1)).toMatch(/\/parts\/1$/);
  expect(sent.at(-1)).not.toBe(one);

  isRefused = true;
  const last = FakeMediaRecorder.latest;
  if (last) last.lastWords = 'the end';
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(5);
  expect(FakeMediaRecorder.latest).toBe(last);
});
