// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoresProvider } from '../stores/context.tsx';
import { RootStore } from '../stores/root-store.ts';
import { Overlays } from './overlays.tsx';

let stores: RootStore;
const unused = () => Promise.reject(new Error('not used here'));

beforeEach(() => {
  stores = new RootStore({ authApi: { signIn: unused, logout: unused, logoutAll: unused, status: unused } });
  render(
    <StoresProvider stores={stores}>
      <Overlays />
    </StoresProvider>,
  );
});
afterEach(cleanup);

test('errors are alerts, successes are status messages, and each is there once', async () => {
  act(() => {
    stores.notifications.error('Broken.', 'Error 500');
    stores.notifications.success('Saved.');
    stores.notifications.error('Broken.', 'Error 500');
  });
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Error 500Broken.',
  ]);
  expect(screen.getByRole('status').textContent).toBe('SuccessSaved.');
});

test('a notification goes after its time, one with the time 0 stays', async () => {
  act(() => {
    stores.notifications.notify({ type: 'info', title: 'Short', message: 'a', timeout: 50 });
    stores.notifications.notify({ type: 'info', title: 'Long', message: 'b', timeout: 0 });
  });
  await screen.findByText('Short');
  await waitFor(() => expect(screen.queryByText('Short')).toBeNull());
  expect(screen.getByText('Long')).toBeDefined();
  expect(stores.notifications.items.map(({ title }) => title)).toEqual(['Long']);
});

test('an action is done once and closes its notification', async () => {
  let runs = 0;
  act(() =>
    stores.notifications.notify({
      type: 'info',
      title: 'Deleted',
      message: 'One report.',
      timeout: 0,
      actionText: 'Undo',
      action: () => void runs++,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(runs).toBe(1);
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
});

test.each([
  ['primary', 'Finish'],
  ['warning', 'Stay'],
  ['error', 'Stay'],
] as const)('a %s question focuses "%s"', async (variant, focused) => {
  const options = {
    title: 'Finish?',
    message: 'It ends here.',
    confirmLabel: 'Finish',
    cancelLabel: 'Stay',
    variant,
  };
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = stores.confirm.ask(options);
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'Finish?' });
  expect(dialog.textContent).toContain('It ends here.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('a confirmed question is a yes', async () => {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = stores.confirm.ask({ title: 'Finish?', message: 'It ends here.' });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await answer).toBe(true);
});
