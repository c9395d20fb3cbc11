import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patienceMs, TabClaim } from './tab-claim.ts';

/** Another for each test: the locks of all of them are those of one browser. */
let sessionId = '';
let tabs: TabClaim[];

beforeEach((test) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionId = test.task.id;
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.end();
  vi.useRealTimers();
});

interface TabOptions {
  readonly locks?: LockManager | null;
  readonly isVisible?: () => boolean;
}

/** Opens the session in one more tab. */
function open({ locks = navigator.locks, isVisible = () => true }: TabOptions = {}) {
  const onReturn = vi.fn();
  const tab = new TabClaim(sessionId, { locks, isVisible, onReturn });
  tabs.push(tab);
  tab.begin();
  return Object.assign(tab, { onReturn });
}

/** Waits for what locks and messages bring about; the timers stand still meanwhile. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

const isHere = (tab: TabClaim) => () => tab.status === 'here';

/** One tab that is active, and one that says so. */
async function openTwo() {
  const first = open();
  await until(isHere(first));
  const second = open();
  await vi.advanceTimersByTimeAsync(300);
  return { first, second };
}

/** A tab that holds the session and does nothing any more; gives what its crash does. */
async function openFrozen(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await new Promise<void>((held) => {
    const hold = () => {
      held();
      return promise;
    };
    navigator.locks.request(`interview-session:${sessionId}`, hold).catch(() => {});
  });
  return resolve;
}

const active = () => tabs.filter((tab) => tab.status === 'here');

describe('one tab of a session', () => {
  it('is active at once', async () => {
    const only = open();
    expect(only.status).toBe('asking');
    await until(isHere(only));
    expect(only.onReturn).not.toHaveBeenCalled();
  });

  it('is active where the browser has no Web Locks, or forbids them', async () => {
    expect(open({ locks: null }).status).toBe('here');
    const request = () => Promise.reject(new DOMException('No storage here.', 'SecurityError'));
    const forbidden = open({ locks: { request } as unknown as LockManager });
    await until(isHere(forbidden));
  });

  it('is not active before somebody looks at it', async () => {
    let visible = false;
    const tab = open({ isVisible: () => visible });
    const other = open();
    await until(isHere(other));
    other.end();
    visible = true;
    tab.look();
    await until(isHere(tab));
  });
});

describe('a second tab', () => {
  it('waits, and goes on by itself once the first is closed or has crashed', async () => {
    const { first, second } = await openTwo();
    expect(second.status).toBe('elsewhere');
    first.end();
    await until(isHere(second));
    expect(second.onReturn).toHaveBeenCalledOnce();
  });

  it('does not take the session while nobody looks at it', async () => {
    const crash = await openFrozen();
    let visible = true;
    const hidden = open({ isVisible: () => visible });
    visible = false;
    hidden.look();
    const third = open();
    crash();
    await until(isHere(third));
    expect(hidden.status).not.toBe('here');
  });

  it('takes over what the first has saved, and the first may take it back', async () => {
    const { first, second } = await openTwo();
    const saved = Promise.withResolvers<void>();
    let typing = 'is typed';
    first.beforeHandOver(() => saved.promise.then(() => (typing = 'is saved')));
    void second.takeOver();
    await until(() => first.status === 'elsewhere');
    expect([second.status, second.takingOver, typing]).toEqual(['elsewhere', true, 'is typed']);
    saved.resolve();
    await until(isHere(second));
    expect([typing, second.takingOver]).toEqual(['is saved', false]);
    expect(active()).toEqual([second]);

    void first.takeOver();
    await until(isHere(first));
    expect(first.onReturn).toHaveBeenCalledOnce();
    await until(() => second.status === 'elsewhere');
  });

  it('takes over after two seconds from a tab that does not answer', async () => {
    await openFrozen();
    const second = open();
    await vi.advanceTimersByTimeAsync(300);
    void second.takeOver();
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(second.status).toBe('elsewhere');
    await vi.advanceTimersByTimeAsync(1);
    await until(isHere(second));
  });

  it('takes over after two seconds from a tab that cannot save', async () => {
    const { first, second } = await openTwo();
    first.beforeHandOver(() => new Promise(() => {}));
    void second.takeOver();
    await until(() => first.status === 'elsewhere');
    await vi.advanceTimersByTimeAsync(patienceMs);
    await until(isHere(second));
    expect(active()).toEqual([second]);
  });

  it('leaves the session to the first where it is closed in the middle of taking over', async () => {
    const { first, second } = await openTwo();
    void second.takeOver();
    second.end();
    await until(() => first.status === 'elsewhere');
    await vi.advanceTimersByTimeAsync(patienceMs);
    await until(isHere(first));
  });
});

it('ends with one active tab when several take over at once', async () => {
  const { first, second } = await openTwo();
  const others = [open(), open()];
  await vi.advanceTimersByTimeAsync(300);
  for (const tab of [second, ...others, second]) void tab.takeOver();
  await until(() => first.status === 'elsewhere');
  await vi.advanceTimersByTimeAsync(patienceMs);
  await until(() => active().length === 1 && tabs.every(({ takingOver }) => !takingOver));
  const [winner] = active();
  winner?.end();
  await until(() => active().some((tab) => tab !== winner));
});
