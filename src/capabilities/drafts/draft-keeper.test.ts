import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { DraftKeeper, openDraftKeeper } from './draft-keeper.ts';
import { answerMaxLength, openDraft } from './draft-state.ts';
import { createMemoryDraftStorage } from './memory-draft-storage.ts';

const key = { userId: 'u', sessionId: 's', turnId: 't' };
const offline = () => new ApiError({ kind: 'network', title: '', text: '' });

function setUp(answer: (draft: { text: string; revision: number }) => Promise<Draft>) {
  const storage = { ...createMemoryDraftStorage(), durable: true };
  const send = vi.fn(answer);
  const keeper = new DraftKeeper(key, { storage, send }, openDraft(null, null));
  return { keeper, storage, send };
}

const store = async ({ text, revision }: { text: string; revision: number }): Promise<Draft> => ({
  text,
  revision,
  saved_at: '2026-01-01T10:42:00Z',
});

/** Keeps one draft as the server does: an older revision than the stored one, or the same, changes nothing. */
function likeTheServer() {
  let stored: Draft = { text: '', revision: 0, saved_at: '2026-01-01T10:42:00Z' };
  return async ({ text, revision }: { text: string; revision: number }): Promise<Draft> => {
    if (revision > stored.revision) stored = { ...stored, text, revision };
    return stored;
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('DraftKeeper', () => {
  it('has typed text on the device within a second, also while typing goes on', async () => {
    const { keeper, storage } = setUp(store);
    for (let tenth = 1; tenth <= 10; tenth++) {
      keeper.change('x'.repeat(tenth));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect((await storage.readDraft(key))?.text.length).toBeGreaterThanOrEqual(7);
  });

  it('has typed text on the server within two seconds, also while typing goes on', async () => {
    const { keeper, send } = setUp(store);
    for (let tenth = 1; tenth <= 20; tenth++) {
      keeper.change('x'.repeat(tenth));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(send).toHaveBeenCalled();
  });

  it('has at most one save under way and sends the newest text next', async () => {
    let release = (_draft: Draft) => {};
    const { keeper, send } = setUp(() => new Promise((resolve) => (release = resolve)));
    keeper.change('first');
    await vi.advanceTimersByTimeAsync(1500);
    keeper.change('second');
    keeper.change('third');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(1);

    release({ text: 'first', revision: 1, saved_at: '2026-01-01T10:42:00Z' });
    await vi.advanceTimersByTimeAsync(1500);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith({ text: 'third', revision: 2 });
  });

  it('says that it is kept on this device while offline, and saves by itself afterwards', async () => {
    let online = false;
    const { keeper } = setUp((draft) => (online ? store(draft) : Promise.reject(offline())));
    keeper.change('typed in a tunnel');
    await vi.advanceTimersByTimeAsync(1500);
    expect(keeper.status).toBe('kept');
    expect(keeper.failure).toBe('offline');
    expect(keeper.atRisk).toBe(false);

    online = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.status).toBe('saved');
    expect(keeper.failure).toBeNull();
  });

  it('does not claim to be kept where the browser keeps nothing', async () => {
    const storage = createMemoryDraftStorage();
    const send = () => Promise.reject(offline());
    const keeper = new DraftKeeper(key, { storage, send }, openDraft(null, null));
    keeper.change('private window');
    await vi.advanceTimersByTimeAsync(1500);
    expect(keeper.status).toBe('at-risk');
    expect(keeper.atRisk).toBe(true);
  });

  it('tells whether the server has every word', async () => {
    let online = false;
    const { keeper } = setUp((draft) => (online ? store(draft) : Promise.reject(offline())));
    expect(await keeper.sendNow()).toBe(true);
    keeper.change('typed in a tunnel');
    expect(await keeper.sendNow()).toBe(false);
    online = true;
    expect(await keeper.sendNow()).toBe(true);
    keeper.change('x'.repeat(answerMaxLength + 1));
    expect(await keeper.sendNow()).toBe(false);
  });

  it('waits for the save under way, and sends what was typed since', async () => {
    let release = (_draft: Draft) => {};
    const { keeper, send } = setUp(store);
    send.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
    keeper.change('first');
    await vi.advanceTimersByTimeAsync(1500);
    keeper.change('second');
    const saved = keeper.sendNow();
    release({ text: 'first', revision: 1, saved_at: '2026-01-01T10:42:00Z' });
    expect(await saved).toBe(true);
    expect(send).toHaveBeenLastCalledWith({ text: 'second', revision: 2 });
  });

  it('tells everybody who waits for the same save how it went', async () => {
    const { keeper, send } = setUp(store);
    keeper.change('once');
    expect(await Promise.all([keeper.sendNow(), keeper.sendNow()])).toEqual([true, true]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('yields to the newer draft of another device until a person has chosen', async () => {
    const { keeper, storage, send } = setUp(store);
    const theirs = { text: 'theirs', revision: 7, saved_at: '2026-01-01T10:42:00Z' };
    send.mockResolvedValueOnce(theirs).mockResolvedValueOnce({ ...theirs, revision: 9 });
    keeper.change('mine');
    expect(await keeper.sendNow()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);

    await keeper.keepOwn(theirs);
    expect(send).toHaveBeenLastCalledWith({ text: 'mine', revision: 8 });
    expect(keeper.hasConflict).toBe(true);
    await keeper.acceptRemote({ ...theirs, revision: 9 });
    expect([keeper.text, keeper.status]).toEqual(['theirs', 'saved']);
    expect(await storage.readDraft(key)).toMatchObject({ text: 'theirs', revision: 9 });
  });

  it('overwrites no text of another device that typed less than this one', async () => {
    const { keeper, send } = setUp(likeTheServer());
    const other = new DraftKeeper(key, { storage: createMemoryDraftStorage(), send }, openDraft(null, null));
    other.change('theirs');
    await other.sendNow();
    for (const text of ['m', 'mi', 'min', 'mine']) keeper.change(text);
    expect(await keeper.sendNow()).toBe(false);
    expect(keeper.hasConflict).toBe(true);
    await keeper.keepOwn({ text: 'theirs', revision: 1, saved_at: 'now' });
    expect([keeper.text, keeper.status]).toEqual(['mine', 'saved']);
  });

  it('takes what it sent itself for no other device, however many replies were lost', async () => {
    const server = likeTheServer();
    let lost = 0;
    const { keeper, storage } = setUp(async (draft) => {
      const stored = await server(draft);
      if (lost++ < 2) throw offline();
      return stored;
    });
    for (const text of ['one', 'one two', 'one two three']) {
      keeper.change(text);
      await keeper.sendNow();
    }
    expect([keeper.text, keeper.status, keeper.hasConflict]).toEqual(['one two three', 'saved', false]);
    expect((await server({ text: '', revision: 0 })).text).toBe('one two three');
    expect(await storage.readDraft(key)).not.toHaveProperty('unanswered');
  });

  it('leaves what was typed where another tab finds it', async () => {
    const { keeper, storage, send } = setUp(store);
    keeper.change('last words');
    await keeper.handOver();
    expect((await storage.readDraft(key))?.text).toBe('last words');
    expect(send).not.toHaveBeenCalled();

    const memory = createMemoryDraftStorage();
    const forgetful = new DraftKeeper(key, { storage: memory, send }, openDraft(null, null));
    forgetful.change('kept by the server');
    await forgetful.handOver();
    expect(send).toHaveBeenLastCalledWith({ text: 'kept by the server', revision: 1 });
  });

  it('sends nothing after it was stopped, also when the network is back, and keeps what was typed last', async () => {
    const { keeper, storage, send } = setUp(store);
    keeper.change('last words');
    await keeper.stop();
    keeper.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    expect((await storage.readDraft(key))?.text).toBe('last words');
  });

  it('opens with what a crashed page left on the device, and sends it', async () => {
    const { storage, send } = setUp(store);
    await storage.writeDraft({
      ...key,
      text: 'before the crash',
      revision: 5,
      savedAt: '2026-01-01T10:00:00Z',
    });
    const keeper = await openDraftKeeper(
      key,
      { storage, send },
      {
        text: 'before',
        revision: 4,
        saved_at: '2026-01-01T09:59:59Z',
      },
    );
    expect(keeper.text).toBe('before the crash');
    await vi.advanceTimersByTimeAsync(1500);
    expect(send).toHaveBeenCalledWith({ text: 'before the crash', revision: 5 });
  });
});
