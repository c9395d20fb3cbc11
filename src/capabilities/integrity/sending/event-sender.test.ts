import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IntegrityEventReport } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { reportOf } from '../watch/sighting.ts';
import { createMemoryEventQueue, type EventQueue } from './event-queue.ts';
import { EventSender } from './event-sender.ts';

const event = (id: string) =>
  reportOf({ signal: 'paste', id, characters: 5 }, { whilePaused: false, openTurn: 't' });

let queue: EventQueue;

beforeEach(() => {
  vi.useFakeTimers();
  queue = createMemoryEventQueue();
});
afterEach(() => void vi.useRealTimers());

/** A sender with what it sent, batch by batch. */
function setUp() {
  const batches: string[][] = [];
  const send = vi.fn(async (events: IntegrityEventReport[]) => {
    batches.push(events.map(({ _id }) => _id));
  });
  const onRefused = vi.fn();
  return {
    sender: new EventSender({ queue: Promise.resolve(queue), send, onRefused }),
    send,
    onRefused,
    batches,
  };
}

const waiting = async () => (await queue.list()).map(({ event: { _id } }) => _id);

it('sends what comes soon after each other in one batch', async () => {
  const { sender, batches } = setUp();
  sender.add(event('a'));
  sender.add(event('b'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(batches).toEqual([['a', 'b']]);
  expect(await waiting()).toEqual([]);
});

it('sends at most 50 at a time', async () => {
  const { sender, batches } = setUp();
  for (let count = 0; count < 51; count += 1) sender.add(event(`e${count}`));
  expect(await sender.drain()).toBe(51);
  expect(batches.map(({ length }) => length)).toEqual([50, 1]);
});

it('sends what an earlier page left', async () => {
  await queue.add(event('left'));
  const { sender, batches } = setUp();
  expect(await sender.drain()).toBe(1);
  expect(batches).toEqual([['left']]);
});

it.each([
  ['no network', new ApiError({ kind: 'network', title: '', text: '' })],
  ['a server that cannot', new ApiError({ kind: 'http', status: 503, title: '', text: '' })],
  ['too many batches', new ApiError({ kind: 'http', status: 429, title: '', text: '' })],
  ['no sign-in', new ApiError({ kind: 'session-expired', status: 401, title: '', text: '' })],
])('keeps events and tries again after %s', async (_case, error) => {
  const { sender, send, batches } = setUp();
  send.mockRejectedValueOnce(error);
  sender.add(event('a'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waiting()).toEqual(['a']);
  sender.add(event('b'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(batches).toEqual([['a', 'b']]);
});

it('forgets what the server will not take, and says so', async () => {
  const { sender, send, onRefused } = setUp();
  send.mockRejectedValueOnce(new ApiError({ kind: 'http', status: 409, title: '', text: '' }));
  sender.add(event('a'));
  await sender.drain();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(await waiting()).toEqual([]);
});

it('gives a sign without events', async () => {
  const { sender, batches } = setUp();
  await sender.giveSign();
  expect(batches).toEqual([[]]);
});

it('sends what waits when it is stopped, and tries no more', async () => {
  const { sender, send } = setUp();
  send.mockRejectedValue(new ApiError({ kind: 'network', title: '', text: '' }));
  sender.add(event('a'));
  await sender.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await waiting()).toEqual(['a']);
});

it('goes on where the device takes nothing', async () => {
  const { sender, batches } = setUp();
  vi.spyOn(queue, 'add').mockRejectedValueOnce(new Error('full'));
  sender.add(event('lost'));
  sender.add(event('kept'));
  await sender.drain();
  expect(batches).toEqual([['kept']]);
});
