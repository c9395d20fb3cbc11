// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ContentItem } from '../../../../openapi/gen/types.gen.ts';
import { contentDrafts, contentVersions } from '../../../../server/platform/database/schema/index.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

beforeEach(async () => {
  await pages.server.db.delete(contentDrafts);
  await pages.server.db.delete(contentVersions);
  await pages.signIn('admin');
});

const BANNER = '/admin/content?item=announcement%2Fbanner';
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Text' });

async function retype(text: string) {
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

async function publish(reason: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
}

test('an announcement is found, written, published, and shown to who is signed in', async () => {
  await pages.visit('/admin/content');
  await userEvent.click(await screen.findByRole('link', { name: 'Announcement' }));
  await retype('Down on Sunday');
  await screen.findByRole('region', { name: 'Differences from what is published' });
  await publish('We move');
  const history = within(await screen.findByRole('table', { name: 'History' }));
  await history.findByText('We move');
  await pages.visit('/admin/users');
  expect((await screen.findByRole('complementary', { name: 'Announcement' })).textContent).toContain(
    'Down on Sunday',
  );
});

test('what is wrong is said before it is published', async () => {
  await pages.visit(BANNER);
  await userEvent.type(await screen.findByLabelText('Link'), 'nonsense');
  const problems = within(await screen.findByRole('list', { name: 'To fix before publishing' }));
  problems.getByText(/Link: Enter an address such as/);
});

test('who saves after somebody else sees their text, loses nothing, and takes over what they want', async () => {
  await pages.visit(BANNER);
  await retype('Mine');
  const theirs = { values: { text: 'Theirs', link: 'https://status.example' }, revision: 0 };
  await pages.ask<ContentItem>('PUT', '/api/v1/admin/content/announcement/banner/draft', theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('heading', { name: /changed this meanwhile/ });
  expect((await field()).value).toBe('Mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Take their Link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(async () => {
    const [draft] = await pages.server.db.select().from(contentDrafts);
    expect(draft?.values).toEqual({ text: 'Mine', link: 'https://status.example' });
  });
});

test('an earlier version is compared, and restored into the draft', async () => {
  const path = '/api/v1/admin/content/announcement/banner';
  for (const [at, text] of ['First', 'Second'].entries()) {
    await pages.ask('PUT', `${path}/draft`, { values: { text, link: '' }, revision: at * 2 });
    await pages.ask('POST', `${path}/publication`, { revision: at * 2 + 1, reason: 'A try' });
  }
  await pages.visit(BANNER);
  expect((await field()).value).toBe('Second');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  const lines = (await dialog.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toEqual(['− Removed: First', '+ Added: Second']);
  await userEvent.click(dialog.getByRole('button', { name: 'Restore into draft' }));
  await waitFor(async () => expect((await field()).value).toBe('First'));
});

test('a legal text is changed, previewed and published, and everybody reads it anew', async () => {
  await pages.visit('/admin/content?item=legal%2Fterms');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text (Markdown)' });
  fireEvent.change(text, { target: { value: '## House rules\n\nBe kind to {everybody}.' } });
  const problems = within(await screen.findByRole('list', { name: 'To fix before publishing' }));
  await problems.findByText(/Line 3: {everybody} is no variable/);
  fireEvent.change(text, { target: { value: '## House rules\n\nBe kind to each other.' } });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'To fix before publishing' })).toBeNull());
  await publish('Reviewed by counsel');
  await within(await screen.findByRole('table', { name: 'History' })).findByText('Reviewed by counsel');
  window.localStorage.clear();
  await pages.open('/legal/terms');
  await screen.findByText('Be kind to each other.');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'House rules' }).getAttribute('href')).toBe('#house-rules');
  await pages.open('/legal/cookies');
  await screen.findByRole('heading', { name: 'Nothing else' });
  await pages.open('/pricing');
  await screen.findByText('Can I change plans?');
});
