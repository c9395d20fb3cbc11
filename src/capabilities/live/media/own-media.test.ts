// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { OwnMedia } from './own-media.ts';

class FakeTrack extends EventTarget {
  readyState = 'live';
  onended: (() => void) | null = null;
  stop() {
    this.readyState = 'ended';
  }
}

const streamOf = (track: FakeTrack) =>
  ({
    getTracks: () => [track],
    getAudioTracks: () => [track],
    getVideoTracks: () => [],
  }) as unknown as MediaStream;

const offer = (getUserMedia: () => Promise<MediaStream>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });

test('a microphone that is unplugged is off, and it says what to do; plugged in again it is on', async () => {
  const first = new FakeTrack();
  offer(async () => streamOf(first));
  const own = new OwnMedia();
  await own.toggle('microphone');
  expect(own.state()).toMatchObject({ media: { microphone: true }, problems: [] });
  first.stop();
  first.onended?.();
  expect(own.state().media.microphone).toBe(false);
  expect(own.state().problems).toEqual([expect.stringMatching(/^The microphone stopped\. It was unplugged/)]);
  expect(own.tracks().sound).toBeNull();
  const second = new FakeTrack();
  offer(async () => streamOf(second));
  await own.toggle('microphone');
  expect(own.state()).toMatchObject({ media: { microphone: true }, problems: [] });
  own.stop();
  expect(second.readyState).toBe('ended');
});

test('a camera that another program uses, or that is not allowed, leaves the rest as it is', async () => {
  const own = new OwnMedia();
  for (const [name, said] of [
    ['NotReadableError', /^The camera is there but cannot be used/],
    ['NotAllowedError', /^The camera is blocked/],
  ] as const) {
    offer(async () => {
      throw new DOMException('', name);
    });
    await own.toggle('camera');
    expect(own.state().media.camera).toBe(false);
    expect(own.state().problems).toEqual([expect.stringMatching(said)]);
  }
});
