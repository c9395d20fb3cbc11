// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StreamVideo } from './stream-video.tsx';

afterEach(() => vi.restoreAllMocks());

test('where a browser plays no sound unasked, the picture is there and the sound comes with a key or a click', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (!this.muted) throw new DOMException('', 'NotAllowedError');
  });
  render(<StreamVideo stream={new MediaStream()} label="Picture of Zoe Zett" />);
  const video = screen.getByLabelText<HTMLVideoElement>('Picture of Zoe Zett');
  const button = await screen.findByRole('button', { name: 'Turn on sound' });
  expect(video.muted).toBe(true);
  await userEvent.click(button);
  expect(video.muted).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a picture whose sound is off asks for nothing', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<StreamVideo stream={new MediaStream()} label="Picture of Zoe Zett (you)" isMuted />);
  expect(play).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});
