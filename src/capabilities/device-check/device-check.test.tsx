// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceNeeds } from './check-state.ts';
import { DeviceCheck } from './device-check.tsx';
import { playTestTone } from './media/test-tone.ts';
import { useDeviceCheck } from './use-device-check.ts';

vi.mock('./media/test-tone.ts', { spy: true });

class FakeTrack extends EventTarget {
  readonly stop = vi.fn();
}

function fakeStream() {
  const track = new FakeTrack();
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] });
  return { track, stream };
}

const getUserMedia = vi.fn<() => Promise<MediaStream>>();

/** A sound card that hears samples of one value. */
function fakeAudioContext(sample: number) {
  return class {
    createAnalyser = () => ({
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(sample),
    });
    createMediaStreamSource = () => ({ connect: () => {} });
    close = async () => {};
  };
}

const needs: DeviceNeeds = {
  browser: 'optional',
  network: 'optional',
  camera: 'required',
  microphone: 'optional',
  speaker: 'optional',
};

function Checks({ changed }: { readonly changed?: Partial<DeviceNeeds> }) {
  const check = useDeviceCheck({ ...needs, ...changed });
  return (
    <>
      <DeviceCheck check={check} />
      <output data-testid="missing">{check.missing.join()}</output>
    </>
  );
}

const row = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(name) }).closest('li') as HTMLElement);
const check = (name: string) => userEvent.click(row(name).getByRole('button', { name: /^Check/ }));

beforeEach(() => {
  getUserMedia.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal('AudioContext', fakeAudioContext(0.3));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves out what the interview does not use', () => {
  render(<Checks changed={{ camera: 'none' }} />);
  expect(screen.queryByRole('heading', { name: /Camera/ })).toBeNull();
  expect(screen.getByTestId('missing').textContent).toBe('');
});

describe('the camera', () => {
  it('passes with a picture and is let go when it is turned off', async () => {
    const { stream, track } = fakeStream();
    getUserMedia.mockResolvedValue(stream);
    render(<Checks />);
    await check('Camera');
    const picture = await screen.findByLabelText('Picture of your camera');
    expect(screen.getByTestId('missing').textContent).toBe('camera');
    act(() => void picture.dispatchEvent(new Event('playing')));
    expect(row('Camera').getByRole('status').textContent).toBe('The camera sends a picture.');
    expect(screen.getByTestId('missing').textContent).toBe('');
    await userEvent.click(row('Camera').getByRole('button', { name: 'Turn off camera' }));
    expect(track.stop).toHaveBeenCalledTimes(1);
    expect(screen.queryByLabelText('Picture of your camera')).toBeNull();
    expect(screen.getByTestId('missing').textContent).toBe('');
  });

  it('is let go when the page is left', async () => {
    const { stream, track } = fakeStream();
    getUserMedia.mockResolvedValue(stream);
    const page = render(<Checks />);
    await check('Camera');
    await screen.findByLabelText('Picture of your camera');
    page.unmount();
    expect(track.stop).toHaveBeenCalledTimes(1);
  });

  it('is let go where the permission comes after the page was left', async () => {
    const { stream, track } = fakeStream();
    let permit = (_stream: MediaStream) => {};
    getUserMedia.mockReturnValue(new Promise((resolve) => (permit = resolve)));
    const page = render(<Checks />);
    await check('Camera');
    page.unmount();
    permit(stream);
    await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
  });

  it('says that it was unplugged', async () => {
    const { stream, track } = fakeStream();
    getUserMedia.mockResolvedValue(stream);
    render(<Checks />);
    await check('Camera');
    await screen.findByLabelText('Picture of your camera');
    act(() => void track.dispatchEvent(new Event('ended')));
    expect(row('Camera').getByRole('status').textContent).toContain('The camera stopped.');
    expect(screen.getByTestId('missing').textContent).toBe('camera');
  });

  it('says what to do where it is blocked', async () => {
    getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    render(<Checks />);
    await check('Camera');
    expect(await screen.findByText('The camera is blocked for this page.')).toBeTruthy();
    expect(row('Camera').getByText(/Allow the camera beside the address/)).toBeTruthy();
  });

  it('names a browser that offers none', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    render(<Checks />);
    await check('Camera');
    expect(row('Camera').getByRole('status').textContent).toMatch(/offers no camera/);
  });
});

describe('the microphone', () => {
  it('passes once somebody is heard', async () => {
    getUserMedia.mockResolvedValue(fakeStream().stream);
    render(<Checks />);
    await check('Microphone');
    expect(await screen.findByText('The microphone hears you.')).toBeTruthy();
    expect(Number(screen.getByRole('meter').getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  });

  it('gives up after twelve seconds of silence', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('AudioContext', fakeAudioContext(0));
    const { stream, track } = fakeStream();
    getUserMedia.mockResolvedValue(stream);
    render(<Checks />);
    await act(async () =>
      row('Microphone')
        .getByRole('button', { name: /^Check/ })
        .click(),
    );
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('0');
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(row('Microphone').getByText('Nothing is heard from the microphone.')).toBeTruthy();
    expect(track.stop).toHaveBeenCalledTimes(1);
  });
});

describe('the speaker', () => {
  it.each([
    ['I heard it', 'You heard the tone.'],
    ['I heard nothing', 'You did not hear the tone.'],
  ])('%s → %s', async (button, text) => {
    vi.mocked(playTestTone).mockResolvedValue();
    render(<Checks />);
    await check('Speaker');
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(row('Speaker').getByText(text)).toBeTruthy();
  });

  it('says that the browser plays no sound', async () => {
    vi.mocked(playTestTone).mockRejectedValue(new Error());
    render(<Checks />);
    await check('Speaker');
    expect(await screen.findByText('This browser plays no sound.')).toBeTruthy();
  });
});
