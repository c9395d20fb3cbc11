// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordingPlayback } from './recording-playback.ts';

let audios: FakeAudio[];

class FakeAudio extends EventTarget {
  readonly src: string;
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  ended = false;
  readonly play = vi.fn(async () => this.#become(false));
  readonly pause = vi.fn(() => this.#become(true));

  constructor(src: string) {
    super();
    this.src = src;
    audios.push(this);
  }

  #become(paused: boolean): void {
    this.paused = paused;
    this.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  }
}

const sound = async () => new Blob(['sound']);

beforeEach(() => {
  audios = [];
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is fetched when it is first played, and only then', async () => {
  const load = vi.fn(sound);
  const playback = new RecordingPlayback(10, load);
  playback.seek(4);
  expect(load).not.toHaveBeenCalled();
  await playback.playFrom(6);
  expect([playback.isPlaying, audios[0]?.currentTime]).toEqual([true, 6]);
  playback.toggle();
  expect(playback.isPlaying).toBe(false);
  await playback.playFrom(2);
  expect([load.mock.calls.length, playback.seconds]).toEqual([1, 2]);
});

it('has another one fall silent', async () => {
  const [first, second] = [new RecordingPlayback(10, sound), new RecordingPlayback(10, sound)];
  await first.playFrom(0);
  await second.playFrom(0);
  expect([first.isPlaying, second.isPlaying]).toEqual([false, true]);
});

it('plays as fast as was chosen for any other', async () => {
  const [first, second] = [new RecordingPlayback(10, sound), new RecordingPlayback(10, sound)];
  await first.playFrom(0);
  first.setSpeed(1.5);
  await second.playFrom(0);
  expect(audios.map(({ playbackRate }) => playbackRate)).toEqual([1.5, 1.5]);
  second.setSpeed(1);
  expect([first.speed, audios[1]?.playbackRate]).toEqual([1, 1]);
});

it('says that it could not be fetched, and tries anew', async () => {
  const load = vi.fn(sound).mockRejectedValueOnce(new Error('404'));
  const playback = new RecordingPlayback(10, load);
  await playback.playFrom(0);
  expect([playback.state, playback.isPlaying]).toEqual(['failed', false]);
  await playback.playFrom(0);
  expect([playback.state, playback.isPlaying]).toEqual(['ready', true]);
});

it('is saved as a file with the ending of its container, and fetched once for both', async () => {
  const load = vi.fn(async () => new Blob(['sound'], { type: 'audio/webm;codecs=opus' }));
  const playback = new RecordingPlayback(10, load);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await Promise.all([playback.playFrom(0), playback.save('recording-2')]);
  expect([saved, load.mock.calls.length, playback.isPlaying]).toEqual([['recording-2.webm'], 1, true]);
});

it('plays nothing once it was left', async () => {
  const playback = new RecordingPlayback(10, sound);
  const playing = playback.playFrom(0);
  playback.close();
  await playing;
  expect(audios).toEqual([]);
});
