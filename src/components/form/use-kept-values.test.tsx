// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWork, keepWorkOf } from './kept-work.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  keepWorkOf('ada');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Form({ keptAs, name = 'Ada' }: { keptAs: string; name?: string }) {
  const { values, field, onSubmit } = useForm({
    initial: { name },
    keptAs,
    check: () => ({}),
    send: async () => undefined,
  });
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" {...field('name')} aria-invalid={false} value={values.name} />
      <SubmitButton pending={false} pendingLabel="Saving">
        Save
      </SubmitButton>
    </form>
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Name');

test('what was typed is there again when the form comes back, once, and for its own user only', async () => {
  const first = render(<Form keptAs="name:ada" />);
  await userEvent.type(input(), ' Byron');
  first.unmount();
  const other = render(<Form keptAs="name:bob" name="Bob" />);
  expect(input().value).toBe('Bob');
  other.unmount();
  const again = render(<Form keptAs="name:ada" />);
  expect(input().value).toBe('Ada Byron');
  await userEvent.clear(input());
  await userEvent.type(input(), 'Ada');
  again.unmount();
  render(<Form keptAs="name:ada" />);
  expect(input().value).toBe('Ada');
  expect(window.sessionStorage).toHaveLength(0);
});

test('what one user left is kept for them alone, and gone once another one is signed in', async () => {
  const first = render(<Form keptAs="name:ada" />);
  await userEvent.type(input(), ' Byron');
  first.unmount();
  keepWorkOf('ada');
  expect(window.sessionStorage).toHaveLength(1);
  const late = render(<Form keptAs="name:ada" />);
  keepWorkOf('bob');
  late.unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

test('a form that goes away behind a logout keeps nothing', async () => {
  const form = render(<Form keptAs="name:ada" />);
  await userEvent.type(input(), ' Byron');
  forgetWork();
  form.unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

test('what was saved in the meantime is not unsaved', async () => {
  const form = render(<Form keptAs="name:ada" />);
  await userEvent.type(input(), ' Byron');
  form.rerender(<Form keptAs="name:ada" name="Ada Byron" />);
  form.unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

test.each(['nonsense', '[]', 'null', '{"name":7}', '{"other":"x"}'])('kept %s is nothing', (kept) => {
  window.sessionStorage.setItem('unsaved:name:ada', kept);
  render(<Form keptAs="name:ada" />);
  expect(input().value).toBe('Ada');
});

test('a storage that throws keeps nothing and breaks nothing', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const form = render(<Form keptAs="name:ada" />);
  await userEvent.type(input(), ' Byron');
  expect(() => form.unmount()).not.toThrow();
});
