// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { IntegrityReview } from '../../../../openapi/gen/types.gen.ts';
import {
  integrityEvents,
  integrityFindings,
  integrityLogs,
} from '../../../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import { call as callCandidate } from '../../../../tests/support/sessions.ts';

const pages = servePages();
let recruiter: TestAccount;
let candidate: TestAccount;
let workspace: Awaited<ReturnType<typeof openHiring>>;
let ids: Awaited<ReturnType<typeof completedInterview>>;

beforeEach(async () => {
  recruiter = await pages.signIn('recruiter');
  candidate = await createAccount(pages.server);
  workspace = await openHiring(pages.server, recruiter);
  ids = await completedInterview(pages.server, recruiter, { workspaceId: workspace.workspace_id, candidate });
  const { sessionId } = ids;
  const at = new Date();
  await pages.server.db.insert(integrityLogs).values({ sessionId });
  await pages.server.db.insert(integrityEvents).values({
    ...{ sessionId, at, id: 'exit-1', signal: 'page_hidden', durationMs: 20_000, whilePaused: false },
    ...{ comment: 'The doorbell rang.', commentedAt: at },
  });
});

const rate = (who: TestAccount) =>
  callAs(pages.server, who)('POST', `/reviews/${ids.sessionId}/scorecard/submit`, nurseScorecard(ids.turnId));

async function openIntegrity() {
  await pages.visit(`/recruiter/interviews/${ids.sessionId}`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Integrity' }));
  return within(await screen.findByRole('region', { name: 'Integrity' }));
}

const stored = async () =>
  (await callAs(pages.server, recruiter)<IntegrityReview>('GET', `/reviews/${ids.sessionId}/integrity`)).body;

test('before one has rated there is nothing of it', async () => {
  await pages.visit(`/recruiter/interviews/${ids.sessionId}`);
  await screen.findByText('Team, engine and integrity show once you submit.');
  expect(screen.queryByRole('tab', { name: 'Integrity' })).toBeNull();
});

test('alone in a company one proposes a violation to an administrator, who is named', async () => {
  await rate(recruiter);
  const panel = await openIntegrity();
  panel.getByText('Candidate: The doorbell rang.');
  panel.getByText(/^Can be harmless: /);
  await userEvent.selectOptions(panel.getByLabelText('Status'), 'Violation');
  panel.getByText(/An administrator of Candor does the second review/);
  await press('Ask an administrator');
  await panel.findByText(/^Check the notes that it rests on\./);
  await userEvent.click(panel.getByRole('checkbox', { name: /^Cite: Page hidden/ }));
  await userEvent.type(panel.getByRole('textbox', { name: 'What you saw' }), 'A long exit.');
  await press('Ask an administrator');
  await panel.findByText('Waits for an administrator');
  expect(panel.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect((await stored()).findings).toMatchObject([{ text: 'A long exit.', event_ids: ['exit-1'] }]);
});

test('the second person confirms with a reason once the candidate has had five days', async () => {
  const grace = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, recruiter, grace, workspace, 'hiring_manager');
  for (const rater of [recruiter, grace]) await rate(rater);
  const draft = { verdict: 'violation', text: 'A long exit.', event_ids: ['exit-1'] };
  const asGrace = callAs(pages.server, grace);
  await asGrace('POST', `/reviews/${ids.sessionId}/integrity/findings`, {
    ...draft,
    second_reviewer_id: recruiter.userId,
  });
  let panel = await openIntegrity();
  await panel.findByRole('button', { name: 'Reject' });
  expect(panel.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(panel.queryByLabelText('Status')).toBeNull();
  await pages.server.db
    .update(integrityFindings)
    .set({ commentUntil: new Date() })
    .where(eq(integrityFindings.sessionId, ids.sessionId));
  panel = await openIntegrity();
  await press('Confirm');
  await panel.findByText(/^Give a reason\./);
  await userEvent.type(panel.getByRole('textbox', { name: 'Reason' }), 'The paste followed.');
  await press('Confirm');
  await panel.findByText(/^Confirmed by /);
  expect(await stored()).toMatchObject({ status: 'violation' });
});

test('the candidate reads what is seen and answers it', async () => {
  await rate(recruiter);
  await callAs(pages.server, recruiter)('POST', `/reviews/${ids.sessionId}/integrity/findings`, {
    ...{ verdict: 'violation', text: 'A long exit.', event_ids: ['exit-1'], second_reviewer_id: null },
  });
  await pages.visit(`/candidate/interviews/results/${ids.interviewId}`, candidate);
  const section = within(await screen.findByRole('region', { name: 'Possible violation: please comment' }));
  section.getByText('A long exit.');
  await userEvent.type(section.getByRole('textbox', { name: 'Your answer' }), 'The doorbell.');
  await press('Send answer');
  await section.findByText('The doorbell.', { selector: '[role=status]' });
  expect((await stored()).findings[0]?.second_review?.reply).toBe('The doorbell.');
  await expect(
    callCandidate(pages.server, candidate, 'GET', `/api/v1/fraud-detection/sessions/${ids.sessionId}`),
  ).resolves.toMatchObject({ findings: [{ reply: 'The doorbell.' }] });
});
