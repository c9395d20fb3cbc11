// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

afterEach(cleanup);

test('while it is pending it says so, stays enabled, keeps the focus and sends nothing again', async () => {
  const send = vi.fn((event) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={send}>
      <SubmitButton pending={pending} pendingLabel="Saving">
        Save
      </SubmitButton>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(form(true));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving' });
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, null]);
  await waitFor(() => expect(button).toBe(document.activeElement));
});
