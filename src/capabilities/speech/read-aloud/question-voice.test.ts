// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuestionVoice } from './question-voice.ts';

const browser = { speak: vi.fn(), cancel: vi.fn() };
const play = vi.fn(async () => {});
const pause = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('speechSynthesis', browser);
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.stubGlobal(
    'Audio',
    class {
      readonly src: string;
      currentTime = 7;
      play = play;
      pause = pause;
      constructor(src: string) {
        this.src = src;
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('is the server’s where it has one, fetched once', async () => {
  const load = vi.fn(async () => new Blob(['sound']));
  const voice = new QuestionVoice('Why?', load);
  await voice.read();
  await voice.read();
  expect([load, play, browser.speak].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 0]);
});

it('is the browser’s where the server has none, or does not answer, and that is said', async () => {
  const plain = new QuestionVoice('Why?', null);
  await plain.read();
  expect([browser.speak.mock.calls.length, plain.note]).toEqual([1, null]);
  const unreachable = new QuestionVoice('Why?', () => Promise.reject(new Error('502')));
  await unreachable.read();
  expect(browser.speak).toHaveBeenCalledTimes(2);
  expect(unreachable.note).toMatch(/^The voice of this server cannot be reached/);
});

it('does not begin once it was stopped', async () => {
  let arrive = (_sound: Blob) => {};
  const voice = new QuestionVoice('Why?', () => new Promise((resolve) => (arrive = resolve)));
  const reading = voice.read();
  voice.stop();
  arrive(new Blob(['sound']));
  await reading;
  expect(play).not.toHaveBeenCalled();
});

it('leaves no sound behind that comes late, or twice', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const arrivals: ((sound: Blob) => void)[] = [];
  const voice = new QuestionVoice('Why?', () => new Promise((resolve) => arrivals.push(resolve)));
  const readings = [voice.read(), voice.read()];
  for (const arrive of arrivals) arrive(new Blob(['sound']));
  await Promise.all(readings);
  expect([made, play].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  voice.close();
  expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]]);
  const late = voice.read();
  voice.close();
  arrivals.at(-1)?.(new Blob(['sound']));
  await late;
  expect(made).toHaveBeenCalledTimes(1);
});
