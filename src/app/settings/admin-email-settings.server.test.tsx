// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SettingsList } from '../../../openapi/gen/types.gen.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages({
  env: { settingsKey: 'a-key-of-this-test-that-is-long-enough', namedMail: ['SUPPORT_EMAIL'] },
});
const user = userEvent.setup();

test('an administrator sets the mail server, after a test mail', async () => {
  const post = await startMailServer();
  await pages.signIn('admin');
  await pages.visit('/admin/settings?tab=email');
  await user.type(await screen.findByLabelText('SMTP server'), '127.0.0.1');
  await user.clear(screen.getByLabelText('Port'));
  await user.type(screen.getByLabelText('Port'), 'abc');
  await user.type(screen.getByLabelText('Reason for the change'), 'New provider');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter a whole number from 1 to 65535.')).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('Port'));
  await user.type(screen.getByLabelText('Port'), new URL(post.url).port);
  await user.selectOptions(screen.getByLabelText('Encryption'), 'None');
  // What the environment decides is shown and cannot be changed.
  expect(screen.getByLabelText<HTMLInputElement>('Replies go to').readOnly).toBe(true);
  expect(screen.getByText('SUPPORT_EMAIL')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Send test email' }));
  expect(await screen.findByText(/^Sent after/)).toBeTruthy();
  expect(post.received.at(-1)).toContain(pages.account.email);

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { items } = await pages.ask<SettingsList>('GET', '/api/v1/admin/settings');
    expect(items.find(({ section }) => section === 'email')).toMatchObject({
      version: 1,
      values: { smtp_host: '127.0.0.1', smtp_port: Number(new URL(post.url).port) },
    });
  });
  await post.close();
});
