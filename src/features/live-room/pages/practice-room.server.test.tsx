// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

const offerDevices = (value: object | undefined) =>
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
afterEach(() => offerDevices(undefined));

test('a candidate tries chat and editor alone; nothing of it is sent, and without devices it says so', async () => {
  await pages.signIn('candidate');
  await pages.visit('/candidate/interviews/practice-room?language=text');
  await screen.findByRole('heading', { name: 'Practice room' });
  const asked = vi.spyOn(window, 'fetch');
  const connected = vi.spyOn(window, 'WebSocket');
  await userEvent.type(screen.getByLabelText('Message'), 'Is this on?{Enter}');
  await within(screen.getByRole('log')).findByText(/Is this on/);
  const refuse = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  offerDevices(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Microphone' }));
  await screen.findByText(/^This browser offers no microphone to a page\. .* Chat still works\.$/);
  offerDevices({ getUserMedia: refuse });
  await userEvent.click(screen.getByRole('button', { name: 'Camera' }));
  await screen.findByText(/^The camera is blocked for this page\. .* Chat still works\.$/);
  screen.getByText('This browser can’t send sound or pictures. Chat and the shared editor still work.');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('textbox', { name: 'Shared editor' });
  await screen.findByText('Saved');
  const sent = asked.mock.calls.map(([input, init]) => new Request(input, init).method);
  expect(sent.filter((method) => method !== 'GET')).toEqual([]);
  expect(connected).not.toHaveBeenCalled();
});
