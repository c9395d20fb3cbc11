// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ApplicationPage, NewOpenLink } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();
let recruiter: TestAccount;
let recruit: ReturnType<typeof callAs>;
let workspaceId: string;

beforeEach(async () => {
  await pages.signIn();
  recruiter = await createAccount(pages.server, 'recruiter');
  recruit = callAs(pages.server, recruiter);
  ({ workspace_id: workspaceId } = await openHiring(pages.server, recruiter));
});

const makeLink = async () => {
  const body = { expires_at: new Date(Date.now() + 86_400_000).toISOString(), limit: null };
  const made = await recruit<NewOpenLink>('POST', `/workspaces/${workspaceId}/open-link`, body);
  return `/apply#open=${made.body.token}`;
};
const listed = async () =>
  (await recruit<ApplicationPage>('GET', `/workspaces/${workspaceId}/applications?q=zoe`)).body.items;

test('a recruiter makes a link, copies it once, and ends it', async () => {
  await pages.visit(`/recruiter/workspaces/${workspaceId}`, recruiter);
  await userEvent.click(await screen.findByRole('button', { name: 'Open link' }));
  await press('Create open link');
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(field.value).toMatch(/\/apply#open=[\w-]{43}$/);
  await press('End link');
  await screen.findByText('The last link was ended.');
  const limit = screen.getByLabelText('Most applications (optional)');
  await userEvent.type(limit, 'many');
  await press('Create open link');
  await within(screen.getByRole('dialog')).findAllByText('Enter a number from 1 to 10000.');
});

test('a stranger applies, opens the mail’s link, and is a candidate', async () => {
  const link = await makeLink();
  window.localStorage.clear();
  await pages.open(link);
  await screen.findByRole('heading', { level: 1, name: 'Ward nurse' });
  expect(window.location.href).not.toContain('open=');
  await press('Apply');
  expect((await screen.findAllByText('Enter your name.')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Full name'), 'Zoe Zett');
  await userEvent.type(screen.getByLabelText('Email'), 'zoe.applies@mail.example');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Apply');
  await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  expect(await listed()).toEqual([]);
  const { text } = await pages.server.mailTo('zoe.applies@mail.example');
  await pages.open(/\/apply#confirm=[\w.-]+/.exec(text)?.[0] ?? '');
  await press('Submit application');
  await screen.findByRole('heading', { level: 1, name: 'Application received' });
  await waitFor(async () => expect(await listed()).toHaveLength(1));
});

test('a candidate who is signed in applies at once', async () => {
  await pages.visit(await makeLink());
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(pages.account.email);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Apply');
  await screen.findByRole('heading', { level: 1, name: 'Application received' });
});

test('a link that leads nowhere, or to a job that is closed, says so', async () => {
  await pages.visit('/apply#open=unknown');
  await screen.findByText('This link doesn’t work. Check that it’s complete.');
  const link = await makeLink();
  await recruit('PATCH', `/workspaces/${workspaceId}`, { status: 'paused' });
  await pages.visit(link);
  await screen.findByText('This job takes no applications now.');
});
