import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { CodeRunner, type CodeRunnerPorts, type RunObserver } from './code-runner.ts';
import type { CodeWorker } from './code-worker.ts';
import type { FromWorker, ToWorker } from './runner-protocol.ts';

const limitMs = 5000;
const request = {
  source: 'function f() {}',
  functionName: 'f',
  cases: [
    { _id: 'one', arguments: [1] },
    { _id: 'two', arguments: [2] },
  ],
};

/** A worker that does what the test says. */
class FakeWorker implements CodeWorker {
  onmessage: CodeWorker['onmessage'] = null;
  onerror: CodeWorker['onerror'] = null;
  readonly received: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  says(data: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  async asked(count: number): Promise<void> {
    await expect.poll(() => this.received).toHaveLength(count);
  }
}

let workers: FakeWorker[];
let loadFiles: Mock<CodeRunnerPorts['loadFiles']>;
let runner: CodeRunner;
let observer: { [name in keyof RunObserver]: Mock<RunObserver[name]> };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  workers = [];
  loadFiles = vi.fn(async () => ({ wasm: new ArrayBuffer(1) }));
  const createWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  runner = new CodeRunner({ createWorker, loadFiles });
  observer = { onLoading: vi.fn(), onCaseBegun: vi.fn(), onCaseEnded: vi.fn() };
});
afterEach(() => {
  vi.useRealTimers();
});

const passed = (caseId: string): FromWorker => ({
  kind: 'case-ended',
  caseId,
  result: { kind: 'value', json: '1' },
  printed: '',
  cut: false,
});

/** Starts a run and brings its worker to where it runs. */
async function running() {
  const before = workers.length;
  const end = runner.run('javascript', request, limitMs, observer);
  await expect.poll(() => workers.length).toBeGreaterThan(before);
  const worker = workers.at(-1) as FakeWorker;
  await worker.asked(1);
  worker.says({ kind: 'loaded' });
  await worker.asked(2);
  return { worker, end };
}

describe('a run', () => {
  it('loads, runs the cases in order, and keeps the worker for the next', async () => {
    const { worker, end } = await running();
    worker.says({ kind: 'case-begun', caseId: 'one' });
    worker.says(passed('one'));
    worker.says({ kind: 'run-ended' });
    expect(await end).toBe('ended');
    expect(observer.onLoading.mock.calls).toEqual([['downloading'], ['starting']]);
    expect(observer.onCaseEnded).toHaveBeenCalledWith('one', {
      kind: 'value',
      json: '1',
      printed: '',
      cut: false,
    });

    const again = runner.run('javascript', request, limitMs, observer);
    await worker.asked(3);
    worker.says({ kind: 'run-ended' });
    expect(await again).toBe('ended');
    expect(workers).toHaveLength(1);
    expect(loadFiles).toHaveBeenCalledTimes(1);
    runner.dispose();
    expect(worker.terminated).toBe(true);
  });

  it('ends with the case that does not, and its worker with it', async () => {
    const { worker, end } = await running();
    worker.says({ kind: 'case-begun', caseId: 'one' });
    vi.advanceTimersByTime(limitMs - 1);
    worker.says(passed('one'));
    worker.says({ kind: 'case-begun', caseId: 'two' });
    vi.advanceTimersByTime(limitMs - 1);
    expect(worker.terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await end).toBe('halted');
    expect(observer.onCaseEnded).toHaveBeenLastCalledWith('two', { kind: 'timeout' });
    expect(worker.terminated).toBe(true);
  });

  it('ends where the interpreter breaks', async () => {
    const { worker, end } = await running();
    worker.says({ kind: 'case-begun', caseId: 'one' });
    worker.says({ kind: 'broken' });
    expect(await end).toBe('halted');
    expect(observer.onCaseEnded).toHaveBeenLastCalledWith('one', { kind: 'broken' });
    expect(worker.terminated).toBe(true);
  });

  it('is stopped at once, and so by the next one', async () => {
    const first = await running();
    runner.stop();
    expect(await first.end).toBe('stopped');
    expect(first.worker.terminated).toBe(true);
    const second = await running();
    const third = await running();
    expect(await second.end).toBe('stopped');
    third.worker.says({ kind: 'run-ended' });
    expect(await third.end).toBe('ended');
  });
});

describe('a runtime that cannot be loaded', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is told where its files do not come', async () => {
    loadFiles.mockRejectedValueOnce(new Error('No network.'));
    expect(await runner.run('python', request, limitMs, observer)).toBe('failed');
    const { worker, end } = await running();
    worker.says({ kind: 'run-ended' });
    expect(await end).toBe('ended');
  });

  it.each([
    ['breaks while it starts', (worker: FakeWorker) => worker.says({ kind: 'broken' })],
    ['does not run at all', (worker: FakeWorker) => worker.onerror?.(new Event('error') as ErrorEvent)],
  ])('is told where its worker %s', async (_how, fail) => {
    const end = runner.run('python', request, limitMs, observer);
    await expect.poll(() => workers).toHaveLength(1);
    const [worker] = workers as [FakeWorker];
    await worker.asked(1);
    fail(worker);
    expect(await end).toBe('failed');
    expect(worker.terminated).toBe(true);
  });
});
