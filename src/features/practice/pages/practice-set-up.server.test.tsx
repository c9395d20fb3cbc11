// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';

const practice = '/candidate/interviews/practice';
const DESCRIPTION = 'We look for somebody who debugs, tests and reviews code.';

const pages = servePages();
beforeEach(() => pages.signIn());

const littleToRead = /A report of fewer than 3 answers says that little can be read/;

const description = () => screen.findByLabelText<HTMLTextAreaElement>('Job description or resume (optional)');

async function pasteDescription() {
  await userEvent.click(await description());
  await userEvent.paste(DESCRIPTION);
}

const inTab = () => JSON.stringify({ ...window.sessionStorage });

it('a pasted job description outlasts a session that ends, until somebody else is signed in', async () => {
  const owner = pages.candidate;
  await pages.visit(practice);
  await pasteDescription();
  await pages.visit(practice);
  expect((await description()).value).toBe(DESCRIPTION);
  await pages.signIn();
  await pages.visit(practice);
  expect((await description()).value).toBe('');
  expect(inTab()).not.toContain(DESCRIPTION);
  await pages.visit(practice, owner);
  expect((await description()).value).toBe('');
});

it('a pasted job description is gone from the tab once the practice is set up', async () => {
  await pages.visit(practice);
  await pasteDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Set up interview' }));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  expect(inTab()).not.toContain(DESCRIPTION);
  await pages.visit(practice);
  expect((await description()).value).toBe('');
});

it('a logout leaves nothing of it in the tab, be it kept already or still on the page', async () => {
  await pages.visit(practice);
  await pasteDescription();
  await pages.visit(practice);
  expect((await description()).value).toBe(DESCRIPTION);
  window.sessionStorage.setItem('unsaved:name:x', DESCRIPTION);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-pending-logout', newValue: 'signed-out' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Job description/)).toBeNull());
  expect(inTab()).not.toContain(DESCRIPTION);
});

it('a drill of one question says before it starts that little can be read from its report', async () => {
  await pages.visit(practice);
  await userEvent.click(await screen.findByLabelText('1, a drill'));
  screen.getByText(littleToRead);
  await userEvent.click(screen.getByLabelText('3'));
  expect(screen.queryByText(littleToRead)).toBeNull();
  await userEvent.click(screen.getByLabelText('1, a drill'));
  await userEvent.click(screen.getByRole('button', { name: 'Set up interview' }));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  screen.getByText(littleToRead);
});

it('what was begun is offered before something new is set up', async () => {
  await pages.visit(practice);
  await description();
  expect(screen.queryByText('Go on with a practice interview')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Set up interview' }));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  await pages.visit(practice);
  const begun = within(await screen.findByRole('region', { name: 'Go on with a practice interview' }));
  await userEvent.click(begun.getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
});
