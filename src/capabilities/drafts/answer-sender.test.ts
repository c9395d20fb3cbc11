import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session, Turn } from '../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { AnswerSender } from './answer-sender.ts';
import type { QueuedAnswer } from './draft-storage.ts';
import { createMemoryDraftStorage } from './memory-draft-storage.ts';

const answer = (turnId: string, queuedAt = '2026-01-01T10:00:00Z'): QueuedAnswer => ({
  userId: 'u',
  sessionId: 's',
  turnId,
  text: `answer to ${turnId}`,
  idempotencyKey: `key-of-${turnId}`,
  queuedAt,
});

const failure = (kind: 'network' | 'timeout' | 'session-expired' | 'http', status?: number) =>
  new ApiError({ kind, title: '', text: '', ...(status && { status }) });

function setUp() {
  const storage = createMemoryDraftStorage();
  const send = vi.fn(async (sent: QueuedAnswer, _isAgain: boolean) => `stored ${sent.turnId}`);
  const onStored = vi.fn();
  const onRefused = vi.fn();
  const look = vi.fn(async (_sessionId: string) => sessionWith({ outcome: null, answer: null }));
  const open = () => new AnswerSender('u', 's', { storage, send, look, onStored, onRefused });
  return { storage, send, look, onStored, onRefused, open, sender: open() };
}

const sessionWith = (turn: Pick<Turn, 'outcome' | 'answer'>) =>
  ({ turns: [{ _id: 't1', ...turn }] }) as unknown as Session;

const full = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('AnswerSender', () => {
  it('forgets answer and draft only once the server has stored them', async () => {
    const { sender, storage, onStored } = setUp();
    await storage.writeDraft({ ...answer('t1'), revision: 1, savedAt: '2026-01-01T10:00:00Z' });
    await sender.submit(answer('t1'));
    expect(onStored).toHaveBeenCalledWith(answer('t1'), 'stored t1');
    expect(await storage.listAnswers('u', 's')).toEqual([]);
    expect(await storage.readDraft(answer('t1'))).toBeNull();
    expect(sender.waiting).toBeNull();
  });

  it('tells how long an answer has waited since it was submitted, by a clock that nobody sets', async () => {
    const { sender, send } = setUp();
    const told: number[] = [];
    send.mockImplementation(async () => {
      told.push(sender.waitedMs());
      if (told.length < 3) throw failure('network');
      return 'stored';
    });
    sender.markSubmitted();
    await vi.advanceTimersByTimeAsync(400);
    await sender.submit(answer('t1'));
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(600);
    await sender.drain();
    expect(sender.isOnItsWay).toBe(true);
    await vi.advanceTimersByTimeAsync(46_000);
    expect([told[0], told[1], sender.isOnItsWay, sender.waitedMs()]).toEqual([400, 1000, false, 0]);
    expect(told[2]).toBeLessThanOrEqual(47_000);
  });

  it.each([
    ['no network', failure('network'), 'offline'],
    ['an answer that does not come in time', failure('timeout'), 'slow'],
    ['an expired session', failure('session-expired', 401), 'sign-in'],
    ['a server that is down', failure('http', 503), 'server'],
    ['too many requests', failure('http', 429), 'server'],
  ])(
    'keeps the answer over %s and sends it again by itself with the same key',
    async (_case, error, reason) => {
      const { sender, storage, send, onStored } = setUp();
      send.mockRejectedValueOnce(error);
      await sender.submit(answer('t1'));
      expect(sender).toMatchObject({ waiting: answer('t1'), reason });
      expect(await storage.listAnswers('u', 's')).toEqual([answer('t1')]);

      await vi.advanceTimersByTimeAsync(1000);
      expect(send.mock.calls.map(([sent]) => sent.idempotencyKey)).toEqual(['key-of-t1', 'key-of-t1']);
      expect(send.mock.calls.map(([, isAgain]) => isAgain)).toEqual([false, true]);
      expect(onStored).toHaveBeenCalledTimes(1);
      expect(sender.waiting).toBeNull();
    },
  );

  it('sends in order, and nothing behind an answer that does not get through', async () => {
    const { sender, storage, send } = setUp();
    await storage.putAnswer(answer('t2', '2026-01-01T10:00:02Z'));
    await storage.putAnswer(answer('t1', '2026-01-01T10:00:01Z'));
    send.mockRejectedValueOnce(failure('network'));
    await sender.drain();
    expect(send.mock.calls.map(([sent]) => sent.turnId)).toEqual(['t1']);
    await sender.drain();
    expect(send.mock.calls.map(([sent]) => sent.turnId)).toEqual(['t1', 't1', 't2']);
  });

  it('hands a refused answer back, and does not send it again from this page', async () => {
    const { sender, send, onRefused, onStored } = setUp();
    send.mockRejectedValueOnce(new ApiError({ kind: 'http', title: '', text: 'It is closed.', status: 422 }));
    await sender.submit(answer('t1'));
    await sender.drain();
    expect(onRefused.mock.calls).toEqual([[{ ...answer('t1'), why: 'It is closed.' }]]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(onStored).not.toHaveBeenCalled();
    expect(sender.waiting).toBeNull();
  });

  it('keeps the text of a refused answer apart, and does not send it after a reload', async () => {
    const { sender, storage, open, send } = setUp();
    send.mockRejectedValue(failure('http', 422));
    await sender.submit(answer('t1'));
    await open().drain();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await storage.listAnswers('u', 's')).toEqual([]);
    expect(await storage.listRefused('u', 's')).toEqual([{ ...answer('t1'), why: '' }]);
  });

  it('sends what is written anew after a refusal', async () => {
    const { sender, send, onStored } = setUp();
    send.mockRejectedValueOnce(failure('http', 422));
    await sender.submit(answer('t1'));
    await sender.submit({ ...answer('t1'), text: 'better', idempotencyKey: 'new' });
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'better' }), false);
    expect(onStored).toHaveBeenCalledTimes(1);
  });

  it('makes one attempt of many calls at once', async () => {
    const { sender, storage, send } = setUp();
    await storage.putAnswer(answer('t1'));
    await Promise.all([sender.drain(), sender.drain(), sender.drain()]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('never sends what another user left on this device', async () => {
    const { sender, storage, send } = setUp();
    await storage.putAnswer({ ...answer('t1'), userId: 'somebody else' });
    await sender.drain();
    expect(send).not.toHaveBeenCalled();
  });

  it('stops trying when the page goes, and keeps the answer', async () => {
    const { sender, storage, send } = setUp();
    send.mockRejectedValue(failure('network'));
    await sender.submit(answer('t1'));
    sender.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await storage.listAnswers('u', 's')).toHaveLength(1);
  });
});

describe('a conflict (409)', () => {
  it('is a success where the turn holds exactly this answer', async () => {
    const { sender, storage, send, look, onStored, onRefused } = setUp();
    const stored = sessionWith({ outcome: 'answered', answer: 'answer to t1' });
    send.mockRejectedValueOnce(failure('http', 409));
    look.mockResolvedValueOnce(stored);
    await sender.submit(answer('t1'));
    expect(look).toHaveBeenCalledWith('s');
    expect(onStored).toHaveBeenCalledWith(answer('t1'), stored);
    expect(onRefused).not.toHaveBeenCalled();
    expect(await storage.listAnswers('u', 's')).toEqual([]);
  });

  it('keeps the answer and sends it again while its turn is open', async () => {
    const { sender, storage, send, onStored, onRefused } = setUp();
    send.mockRejectedValueOnce(failure('http', 409));
    await sender.submit(answer('t1'));
    expect(sender).toMatchObject({ waiting: answer('t1'), reason: 'server' });
    expect(await storage.listAnswers('u', 's')).toEqual([answer('t1')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onStored).toHaveBeenCalledWith(answer('t1'), 'stored t1');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is a refusal where the turn holds something else', async () => {
    const { sender, storage, send, look, onRefused } = setUp();
    send.mockRejectedValueOnce(failure('http', 409));
    look.mockResolvedValueOnce(sessionWith({ outcome: 'answered', answer: 'of another tab' }));
    await sender.submit(answer('t1'));
    expect(onRefused).toHaveBeenCalledWith({ ...answer('t1'), why: '' });
    expect(await storage.listAnswers('u', 's')).toEqual([]);
  });

  it('is undecided while the session cannot be read', async () => {
    const { sender, send, look, onRefused } = setUp();
    send.mockRejectedValueOnce(failure('http', 409));
    look.mockRejectedValueOnce(failure('network'));
    await sender.submit(answer('t1'));
    expect(sender).toMatchObject({ waiting: answer('t1'), reason: 'offline' });
    expect(onRefused).not.toHaveBeenCalled();
  });
});

it('waits as long as the server asks for', async () => {
  const { sender, send } = setUp();
  send.mockRejectedValueOnce(
    new ApiError({ kind: 'http', title: '', text: '', status: 425, retryAfterMs: 20_000 }),
  );
  await sender.submit(answer('t1'));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(2);
});

describe('on a device that cannot write', () => {
  it('sends from memory, says that nothing is kept, and goes on', async () => {
    const { sender, storage, send, onStored } = setUp();
    storage.putAnswer = full;
    storage.listAnswers = full;
    send.mockRejectedValueOnce(failure('network'));
    await sender.submit(answer('t1'));
    expect(sender).toMatchObject({ waiting: answer('t1'), reason: 'offline', kept: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(sender.waiting).toBeNull();
  });

  it('leaves a refused answer in the queue where it cannot be kept apart, so that its text is not lost', async () => {
    const { sender, storage, send, onRefused } = setUp();
    storage.putRefused = full;
    send.mockRejectedValueOnce(failure('http', 422));
    await sender.submit(answer('t1'));
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(await storage.listAnswers('u', 's')).toEqual([answer('t1')]);
  });

  it('takes a stored answer for stored although the device does not forget it', async () => {
    const { sender, storage, send, onStored } = setUp();
    storage.removeAnswer = full;
    storage.removeDraft = full;
    await sender.submit(answer('t1'));
    await sender.drain();
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(sender).toMatchObject({ waiting: null, reason: null });
  });
});

it('sends an answer that is submitted while another is on its way', async () => {
  const { sender, send, onStored } = setUp();
  let release = (_reply: string) => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const first = sender.submit(answer('t1', '2026-01-01T10:00:01Z'));
  await vi.advanceTimersByTimeAsync(0);
  const second = sender.submit(answer('t2', '2026-01-01T10:00:02Z'));
  await vi.advanceTimersByTimeAsync(0);
  release('stored t1');
  await Promise.all([first, second]);
  expect(onStored.mock.calls.map(([stored]) => stored.turnId)).toEqual(['t1', 't2']);
  expect(sender.waiting).toBeNull();
});

it('sends an answer that is submitted at the very end of a drain', async () => {
  for (let microtasks = 0; microtasks < 12; microtasks++) {
    const { sender, send } = setUp();
    const draining = sender.drain();
    for (let count = 0; count < microtasks; count++) await null;
    await Promise.all([draining, sender.submit(answer('t1'))]);
    expect(send, `after ${microtasks}`).toHaveBeenCalledTimes(1);
  }
});
