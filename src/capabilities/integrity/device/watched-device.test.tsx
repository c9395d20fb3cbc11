// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sighting } from '../watch/sighting.ts';
import { type FrameSource, openFrameSource } from './frame-source.ts';
import type { Frame } from './picture-run.ts';
import { WatchedDevice } from './watched-device.tsx';

vi.mock('./frame-source.ts');

class FakeTrack extends EventTarget {
  muted = false;
  readonly stop = vi.fn();
  turn(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
}

const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();
const take = vi.fn<FrameSource['take']>();
const close = vi.fn();
const onStream = vi.fn<(stream: MediaStream | null) => void>();
let seen: Sighting[];
let track: FakeTrack;

const grey = (value: number): Frame => new Uint8ClampedArray(16 * 12 * 4).fill(value);
const causes = () => seen.map(({ device, cause, durationMs }) => [device, cause, durationMs]);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  track = new FakeTrack();
  take.mockReset().mockReturnValue(null);
  close.mockReset();
  onStream.mockReset();
  vi.mocked(openFrameSource).mockReturnValue({ take, close });
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] });
  getUserMedia.mockReset().mockResolvedValue(stream);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(device: 'camera' | 'microphone') {
  const note = (sighting: Sighting) => seen.push(sighting);
  const page = render(
    <WatchedDevice device={device} note={note} openTurn={() => 'turn'} onStream={onStream} />,
  );
  await wait(0);
  return page;
}

it('opens only its own device, says so, and lets it go', async () => {
  const page = await show('microphone');
  expect(getUserMedia.mock.calls).toEqual([[{ audio: true }]]);
  expect(status()).toBe('Microphone on');
  await wait(60_000);
  expect([seen, take.mock.calls]).toEqual([[], []]);
  page.unmount();
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

it('gives its picture for as long as there is one', async () => {
  await show('camera');
  expect(status()).toBe('Camera on');
  expect(onStream).toHaveBeenLastCalledWith(expect.any(MediaStream));
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(onStream).toHaveBeenLastCalledWith(null);
});

it('notes for how long it was muted', async () => {
  await show('microphone');
  act(() => track.turn(true));
  await wait(5000);
  act(() => track.turn(false));
  expect(causes()).toEqual([
    ['microphone', 'muted', undefined],
    ['microphone', 'muted', 5000],
  ]);
  expect(seen[0]?.id).toBe(seen[1]?.id);
});

it('notes a dark and then a frozen picture', async () => {
  await show('camera');
  take.mockImplementation(() => grey(3));
  await wait(6000);
  take.mockImplementation(() => grey(120));
  await wait(12_000);
  expect(causes()).toEqual([
    ['camera', 'dark', undefined],
    ['camera', 'dark', 2000],
    ['camera', 'frozen', undefined],
  ]);
});

it('looks at nothing while the page is hidden', async () => {
  await show('camera');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(60_000);
  visibility.mockRestore();
  expect(take).not.toHaveBeenCalled();
});

it('notes that it ended until it is opened again', async () => {
  await show('camera');
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(status()).toMatch(/The camera stopped\..*You can also go on without it\./);
  await wait(3000);
  await press('Check again camera');
  expect(causes()).toEqual([
    ['camera', 'ended', undefined],
    ['camera', 'ended', 3000],
  ]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('notes under one id, however often it is tried, that it could not be opened', async () => {
  getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const page = await show('camera');
  await press('Check again camera');
  expect(status()).toMatch(/The camera is blocked for this page\./);
  expect(causes()).toEqual([['camera', 'ended', undefined]]);
  page.unmount();
  await show('camera');
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(['camera-not-opened']));
});

it('ends with the attempt what is still interrupted', async () => {
  const page = await show('microphone');
  act(() => track.turn(true));
  await wait(4000);
  page.unmount();
  expect(causes().at(-1)).toEqual(['microphone', 'muted', 4000]);
});
