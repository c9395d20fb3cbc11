// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../../../openapi/gen/types.gen.ts';
import {
  auditEntries,
  auditPayloads,
  candidateRequests,
  integrityEvents,
  integrityFindings,
  integrityLogs,
  interviewSessions,
} from '../../../../server/platform/database/schema/index.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let findingId: string;
let interview: Awaited<ReturnType<typeof completedInterview>>;
let recruiter: Awaited<ReturnType<typeof pages.signIn>>;

beforeEach(async () => {
  recruiter = await pages.signIn('recruiter');
  const { server } = pages;
  const candidate = await createAccount(server);
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  interview = await completedInterview(server, recruiter, { workspaceId, candidate });
  const { sessionId, turnId } = interview;
  const at = new Date();
  await server.db.insert(integrityLogs).values({ sessionId });
  await server.db.insert(integrityEvents).values({
    ...{ sessionId, at, id: 'exit-1', signal: 'page_hidden', durationMs: 20_000, whilePaused: false },
    ...{ comment: 'The doorbell rang.', commentedAt: at },
  });
  const call = callAs(server, recruiter);
  await call('POST', `/reviews/${sessionId}/scorecard/submit`, nurseScorecard(turnId));
  await server.db.delete(integrityFindings);
  await call('POST', `/reviews/${sessionId}/integrity/findings`, {
    ...{ verdict: 'violation', text: 'A long exit.', event_ids: ['exit-1'], second_reviewer_id: null },
  });
  const [finding] = await server.db.select().from(integrityFindings);
  findingId = finding?.id ?? '';
  await pages.signIn('admin');
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const actions = async () =>
  (await pages.server.db.select().from(auditEntries).where(eq(auditEntries.entityId, findingId))).map(
    ({ action }) => action,
  );

test('a violation gets its second review; the look and the decision are logged', async () => {
  await pages.visit('/admin/interview-reports');
  const table = within(await screen.findByRole('table', { name: 'Interview reports' }));
  await userEvent.click(table.getByRole('button', { name: /^Review Ward nurse/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Candidate: The doorbell rang\./);
  expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(await actions()).toEqual(['integrity_finding.viewed']);
  await userEvent.click(await button('Reject'));
  dialog.getByText(/^Give a reason\./);
  await userEvent.type(dialog.getByLabelText('Reason'), 'One exit is no violation.');
  await userEvent.click(await button('Reject'));
  await screen.findByRole('heading', { name: 'Nothing waits for you' });
  expect(await actions()).toEqual(['integrity_finding.viewed', 'integrity_finding.rejected']);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Decided');
  await userEvent.click(await button(/^Open Ward nurse/));
  await screen.findByText('One exit is no violation.');
});

test('a violation is handed to another administrator, who alone opens it then; the log says why', async () => {
  const first = pages.account;
  const second = await pages.signIn('admin');
  await pages.visit('/admin/interview-reports', first);
  await userEvent.click(await button(/^Hand over Ward nurse/));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: `Test Person, ${second.email}` });
  await userEvent.selectOptions(dialog.getByLabelText('Administrator'), second.userId);
  await userEvent.type(dialog.getByLabelText('Reason'), 'I know the company');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Review Ward nurse/ })).toBeNull());
  expect((await pages.server.mailTo(second.email)).subject).toContain('Second review');
  const [entry] = await pages.server.db
    .select({ said: auditPayloads.content })
    .from(auditPayloads)
    .innerJoin(auditEntries, eq(auditEntries.number, auditPayloads.number))
    .where(eq(auditEntries.action, 'integrity_finding.handed_over'))
    .orderBy(auditPayloads.part);
  expect(entry?.said).toContain('I know the company');
  expect(entry?.said).toContain(second.userId);

  const as = (who: typeof first) => callAs(pages.server, who, 'admin')<Problem>;
  const path = `/interview-reports/${findingId}`;
  expect((await as(first)('GET', path)).status).toBe(403);
  const decision = { outcome: 'rejected', reason: 'One exit is no violation.' };
  expect((await as(first)('POST', `${path}/decision`, decision)).status).toBe(403);
  expect(await actions()).toEqual(['integrity_finding.handed_over']);
  const give = (administrator_id: string) =>
    as(first)('POST', `${path}/handover`, { administrator_id, reason: 'Back again' });
  expect((await give(second.userId)).status).toBe(409);
  const candidate = await createAccount(pages.server);
  expect((await give(candidate.userId)).body.errors).toMatchObject([{ field: 'administrator_id' }]);

  await pages.visit('/admin/interview-reports', second);
  await userEvent.click(await button(/^Review Ward nurse/));
  await screen.findByText(/Candidate: The doorbell rang\./);
  expect((await as(second)('POST', `${path}/decision`, decision)).status).toBe(200);
  expect((await give(first.userId)).status).toBe(409);
});

test('a failed evaluation is done again, with a reason', async () => {
  const { db } = pages.server;
  const state = { status: 'evaluating', evaluationState: 'needs_human' } as const;
  await db.update(interviewSessions).set(state);
  await pages.visit('/admin/interview-reports?tab=evaluations');
  const table = within(await screen.findByRole('table', { name: 'Evaluations' }));
  await userEvent.click(table.getAllByRole('button', { name: 'Evaluate again' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The endpoint is back');
  await userEvent.click(dialog.getByRole('button', { name: 'Evaluate again' }));
  await screen.findByText('Waits for its evaluation');
});

test('a dispute is read with the answers it is about, and answered', async () => {
  const { db } = pages.server;
  const { sessionId, turnId } = interview;
  const request = { id: 'dispute-of-ward-nine', sessionId, turnId, createdAt: new Date() };
  await db.insert(candidateRequests).values({
    ...{ ...request, kind: 'transcript_correction', text: 'I said ward nine.' },
  });
  const path = `/reviews/${sessionId}/requests/${request.id}/dispute`;
  await callAs(pages.server, recruiter)('POST', path, { reason: 'We know them' });
  await pages.visit('/admin/interview-reports?tab=disputes');
  const table = within(await screen.findByRole('table', { name: 'Disputes' }));
  table.getByText('We know them');
  expect(screen.queryByText('I said ward nine.')).toBeNull();
  await userEvent.click(table.getByRole('button', { name: /^Answer Ward nurse/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('I said ward nine.');
  dialog.getByText(new RegExp(`^${ANSWER.slice(0, 20)}`));
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  dialog.getByText(/^Write an answer\./);
  await userEvent.type(dialog.getByLabelText('Answer'), 'It stands beside the answer now.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await screen.findByRole('heading', { name: 'Nothing waits for you' });
  const logged = await db.select().from(auditEntries).where(eq(auditEntries.entityId, request.id));
  expect(logged.map(({ action }) => action)).toEqual([
    ...['dispute.opened', 'dispute.viewed', 'dispute.answered'],
  ]);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Answered');
  await userEvent.click(await button(/^Open Ward nurse/));
  await screen.findByText('It stands beside the answer now.');
});
