// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { grantAccommodation } from '../../../../server/modules/interviews/hiring/hiring-repository.ts';
import { interviewSessions, invitations } from '../../../../server/platform/database/schema/index.ts';
import { begunAttempt, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const pages = servePages();

async function grant(id: string, extra_time_percent: 0 | 50): Promise<void> {
  const [invitation] = await pages.server.db
    .select()
    .from(invitations)
    .where(eq(invitations.interviewId, id));
  const granted = { extra_time_percent, text_only: false, pauses: false };
  await grantAccommodation(pages.server.db, invitation?.id ?? '', granted, new Date());
}

/** Hands in an attempt without an answer, and gives the address of its results. */
async function submitted(id: string): Promise<string> {
  const { _id } = await begunAttempt(pages.server, pages.account, id);
  await pages.ask('POST', `/api/v1/interviews/session/${_id}/complete`);
  return paths.candidate.result(id, _id);
}

it('each result names what its attempt was held with, and a decision that follows changes neither', async () => {
  await pages.signIn();
  const id = await inviteToInterview(pages.server, pages.account.email, { attemptsAllowed: 2 });
  const first = await submitted(id);
  await grant(id, 50);
  const second = await submitted(id);
  await grant(id, 0);
  await pages.visit(first);
  await screen.findByRole('heading', { level: 2, name: 'Transcript' });
  expect(screen.queryByText(/ for this attempt/)).toBeNull();
  await pages.visit(second);
  await screen.findByText('Granted for this attempt: 50% extra time.');
  await pages.visit(`${paths.candidate.interview(id)}?step=expect`);
  await screen.findByText(/^23 minutes in all, with 50% extra time/);
});

it('where a later decision hid what was granted, the result says so', async () => {
  await pages.signIn();
  const id = await inviteToInterview(pages.server, pages.account.email);
  const address = await submitted(id);
  await pages.server.db
    .update(interviewSessions)
    .set({ granted: null })
    .where(eq(interviewSessions.interviewId, id));
  await pages.visit(address);
  await screen.findByText(/^What was granted for this attempt is not known: /);
});
