import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import type { Rendered } from '../draw/render.ts';
import type { FromEngine, ToEngine } from './protocol.ts';
import { ResumeEngine } from './resume-engine.ts';

/** A worker that is told what to answer. */
class ToldWorker {
  static readonly all: ToldWorker[] = [];
  onmessage: ((event: { readonly data: FromEngine }) => void) | null = null;
  readonly asked: ToEngine[] = [];
  isEnded = false;

  constructor() {
    ToldWorker.all.push(this);
  }

  postMessage(message: ToEngine): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(pages: number): void {
    this.onmessage?.({ data: { rendered: renderedOf(pages) } });
  }
}

const renderedOf = (pages: number): Rendered => ({ pdf: new Uint8Array(), pages, missing: [], unfit: [] });
const draft = (title: string) => resumeDraft({ title });
const titles = ({ asked }: ToldWorker) =>
  asked.map((message) => ('draft' in message ? message.draft.title : ''));

async function worker(number: number): Promise<ToldWorker> {
  return vi.waitFor(() => {
    const found = ToldWorker.all[number];
    if (!found?.asked.length) throw new Error('It was not asked yet');
    return found;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  ToldWorker.all.length = 0;
  vi.stubGlobal('Worker', ToldWorker);
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(4)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever waits when a newer one comes is answered with null; fonts are sent once', async () => {
  const engine = new ResumeEngine();
  const first = engine.draw(draft('first'));
  const second = engine.draw(draft('second'));
  const third = engine.draw(draft('third'));
  const drawing = await worker(0);
  expect(await second).toBeNull();
  drawing.answer(1);
  expect(await first).toMatchObject({ pages: 1 });
  await vi.waitFor(() => expect(titles(drawing)).toEqual(['first', 'third']));
  drawing.answer(3);
  expect(await third).toMatchObject({ pages: 3 });
  expect(drawing.asked.map(({ fonts }) => fonts.length > 0)).toEqual([true, false]);
});

test('what is drawn for long is stopped when a newer one waits, also while more are typed; the fonts are sent again', async () => {
  const engine = new ResumeEngine();
  const endless = engine.draw(draft('endless'));
  const stuck = await worker(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(stuck.isEnded).toBe(false);
  let newest = engine.draw(draft('newer 0'));
  for (let letter = 1; letter <= 5; letter++) {
    await vi.advanceTimersByTimeAsync(500);
    newest = engine.draw(draft(`newer ${letter}`));
  }
  expect(stuck.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(stuck.isEnded).toBe(true);
  expect(await endless).toBeNull();
  const next = await worker(1);
  expect(titles(next)).toEqual(['newer 5']);
  expect(next.asked[0]?.fonts.length).toBeGreaterThan(0);
  next.answer(2);
  expect(await newest).toMatchObject({ pages: 2 });
});

test('nobody waits: it has half a minute, and then the problem is told', async () => {
  const engine = new ResumeEngine();
  const told = engine.draw(draft('endless')).catch((problem: Error) => problem.message);
  const stuck = await worker(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([await told, stuck.isEnded]).toEqual(['They take too long.', true]);
});

test('one that is closed answers with null and can be asked again', async () => {
  const engine = new ResumeEngine();
  const first = engine.draw(draft('first'));
  await worker(0);
  engine.close();
  expect(await first).toBeNull();
  const again = engine.draw(draft('again'));
  (await worker(1)).answer(1);
  expect(await again).toMatchObject({ pages: 1 });
});
