// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AcceptedTerms, AuditPage, ContentItem } from '../../../openapi/gen/types.gen.ts';
import { users } from '../../../server/platform/database/schema/index.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();

const TERMS = '/api/v1/admin/content/legal/terms';
const held = () => pages.ask<AcceptedTerms>('GET', '/api/v1/account/terms');
const stored = async (userId: string) =>
  (await pages.server.db.select().from(users).where(eq(users.id, userId)))[0];
const bar = () => screen.findByRole('complementary', { name: 'Changed terms' });

/** Publishes another sentence at the end of the terms, as an administrator does. */
async function changeTerms(sentence: string) {
  const { values, revision } = await pages.ask<ContentItem>('GET', TERMS);
  const changed = { ...values, text: `${values['text']}\n\n${sentence}` };
  const saved = await pages.ask<ContentItem>('PUT', `${TERMS}/draft`, { values: changed, revision });
  await pages.ask('POST', `${TERMS}/publication`, { revision: saved.revision, reason: 'Our lawyers asked' });
}

/** Has the person who is signed in accept what holds, as a registration does. */
async function acceptOnce() {
  const { version } = await held();
  const { account, server } = pages;
  await server.db
    .update(users)
    .set({ termsVersion: version, termsAcceptedAt: new Date('2026-01-02T10:00:00Z') })
    .where(eq(users.id, account.userId));
  return { account, version };
}

test('terms that changed are accepted again, with their hash and date, once and in every role', async () => {
  await pages.signIn();
  const candidate = await acceptOnce();
  await pages.signIn('recruiter');
  const recruiter = await acceptOnce();
  const admin = await pages.signIn('admin');

  await pages.visit('/candidate/settings?tab=privacy', candidate.account);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name: 'Changed terms' })).toBeNull();

  await changeTerms('Backups are kept for a month.');
  await pages.visit('/recruiter/dashboard', recruiter.account);
  expect((await bar()).textContent).toContain('changed since you accepted');
  await pages.visit('/candidate/dashboard', candidate.account);
  const link = within(await bar()).getByRole('link', { name: 'Read the terms' });
  expect(link.getAttribute('href')).toBe('/legal/terms');
  await user.click(within(await bar()).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Changed terms' })).toBeNull());

  const { version } = await held();
  expect(version).not.toBe(candidate.version);
  const kept = await stored(candidate.account.userId);
  expect(kept?.termsVersion).toBe(version);
  expect(kept?.termsAcceptedAt?.getUTCFullYear()).toBeGreaterThan(2025);
  expect((await stored(recruiter.account.userId))?.termsVersion).toBe(recruiter.version);
  const { items } = await pages.ask<AuditPage>('GET', '/api/v1/admin/audit?q=terms.accepted');
  expect(items).toMatchObject([
    {
      before: { terms_version: candidate.version },
      after: { terms_version: version },
    },
  ]);

  // Whoever runs the installation was never asked, and accepted nothing.
  await pages.visit('/admin/users', admin);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name: 'Changed terms' })).toBeNull();
});

test('terms that changed once more while they were read are read again', async () => {
  await pages.signIn();
  const { account } = await acceptOnce();
  await pages.signIn('admin');
  await changeTerms('Support answers within two days.');
  await pages.visit('/candidate/dashboard', account);
  await bar();
  await changeTerms('Support answers within one day.');
  const latest = (await held()).version;
  await user.click(within(await bar()).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The terms changed again. Read them once more.')).toBeTruthy();
  expect((await stored(account.userId))?.termsVersion).not.toBe(latest);
  // It cannot be pressed before the terms of now are known.
  const accept = within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Accept' });
  await waitFor(() => expect(accept.disabled).toBe(false));
  await user.click(accept);
  await waitFor(async () => expect((await stored(account.userId))?.termsVersion).toBe(latest));
});
