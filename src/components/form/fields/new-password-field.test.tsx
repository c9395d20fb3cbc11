// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NewPasswordField } from './new-password-field.tsx';

vi.mock('./password-strength-meter.tsx', () => {
  throw new Error('Loading chunk failed.');
});
afterEach(cleanup);

test('the field works on where its meter cannot be loaded', async () => {
  const typed: string[] = [];
  render(
    <NewPasswordField
      name="password"
      value=""
      error={undefined}
      personal={{ fullName: '', email: '' }}
      askIfCommon={async () => false}
      onChange={({ target }) => typed.push(target.value)}
      onBlur={() => undefined}
    />,
  );
  await userEvent.type(screen.getByLabelText('Password'), 'a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(typed).toEqual(['a']);
});
