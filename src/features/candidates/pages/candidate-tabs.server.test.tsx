// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Application, HiringInvitationPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring, rejectCandidate } from '../../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let ids: Awaited<ReturnType<typeof openHiring>>;
let call: ReturnType<typeof callAs>;
let path: string;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  ids = await openHiring(pages.server, recruiter);
  call = callAs(pages.server, recruiter);
  path = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`;
});

const openTab = async (name: string, query: string, at = path, account = pages.account) => {
  await pages.visit(`/recruiter${at}${query}`, account);
  return within(await screen.findByRole('tabpanel', { name }));
};

/** Somebody else of the workspace, who has completed an interview. */
async function zoeOfWorkspace() {
  const candidate = await createAccount(pages.server);
  const { workspace_id: workspaceId } = ids;
  const zoe = await completedInterview(pages.server, pages.account, { workspaceId, candidate });
  const { body } = await call<HiringInvitationPage>('GET', '/invitations');
  return { ...zoe, path: `/workspaces/${workspaceId}/candidates/${body.items[0]?.candidate._id}` };
}

test('the timeline shows all, or one kind; the tabs keep the place in the list', async () => {
  await call('POST', `${path}/notes`, { text: 'Call on Monday' });
  const timeline = await openTab('Timeline', '?sort=name&at=1');
  await timeline.findByText('Added a note');
  timeline.getByText('Added to Applied');
  await userEvent.click(timeline.getByRole('button', { name: 'Notes' }));
  await waitFor(() => expect(timeline.queryByText('Added to Applied')).toBeNull());
  timeline.getByText('Added a note');
  expect(timeline.getByRole('button', { name: 'Notes', pressed: true })).toBeTruthy();
  await userEvent.click(timeline.getByRole('button', { name: 'Reviews' }));
  await timeline.findByText('Nothing of this kind');
  expect(window.location.search).toBe('?sort=name&at=1&kind=reviews');
  const tab = screen.getByRole('tab', { name: 'Emails' });
  expect(tab.getAttribute('href')).toMatch(/\?sort=name&at=1&tab=emails$/);
});

test('who is not invited yet is led to an interview; what others are invited to is not theirs', async () => {
  await zoeOfWorkspace();
  for (const name of ['Interviews', 'Scorecards']) {
    const tab = await openTab(name, `?tab=${name.toLowerCase()}`);
    await tab.findByRole('heading', { name: 'Not invited yet' });
    tab.getByRole('link', { name: 'Invite' });
    expect(tab.queryByText('Ward nurse')).toBeNull();
  }
});

test('an interview says how far it is and who rates it', async () => {
  const zoe = await zoeOfWorkspace();
  const tab = await openTab('Interviews', '?tab=interviews', zoe.path);
  const [row] = await tab.findAllByRole('listitem');
  const { getByText, getByRole } = within(row as HTMLElement);
  getByText(/^Completed/);
  getByText('Attempt 1 of 1');
  getByText('Scorecards 0/1');
  expect(getByRole('link', { name: 'Ward nurse' }).getAttribute('href')).toContain(zoe.interviewId);
  expect(getByRole('link', { name: 'Review' }).getAttribute('href')).toContain(zoe.sessionId);
});

test('rule 1: scorecards stay closed until one’s own is in, also where a colleague’s is', async () => {
  const zoe = await zoeOfWorkspace();
  const colleague = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, pages.account, colleague, ids, 'interviewer');
  await call('PUT', `/reviews/${zoe.sessionId}/reviewers`, {
    member_ids: [pages.account.userId, colleague.userId],
  });
  const as = callAs(pages.server, colleague);
  const submit = `/reviews/${zoe.sessionId}/scorecard/submit`;
  expect((await as('POST', submit, nurseScorecard(zoe.turnId, 2))).status).toBe(200);
  const closed = await openTab('Scorecards', '?tab=scorecards', zoe.path);
  await closed.findByRole('link', { name: 'Rate first' });
  expect(closed.queryByRole('table')).toBeNull();
  expect(document.body.textContent).not.toContain('Acted at once.');

  await call('POST', submit, nurseScorecard(zoe.turnId, 5));
  const tab = await openTab('Scorecards', '?tab=scorecards', zoe.path);
  const table = within(await tab.findByRole('table', { name: 'Scorecards: Ward nurse' }));
  const row = within(table.getByRole('rowheader', { name: 'Patient safety' }).closest('tr') as HTMLElement);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.trim())).toEqual(
    expect.arrayContaining(['2', '5', '3']),
  );
  await userEvent.click(row.getByRole('button', { name: /: 5$/ }));
  await table.findByText('“I checked his pulse”');
  await userEvent.click(table.getAllByRole('button', { name: /^Overall, .*: Yes$/ })[0] as HTMLElement);
  await table.findByText('Acted at once.');
  expect(table.queryByText('“I checked his pulse”')).toBeNull();
});

test('emails are those that left, and those that will; undoing the decision takes the last one back', async () => {
  const empty = await openTab('Emails', '?tab=emails');
  await empty.findByText('No emails yet');
  const zoe = await zoeOfWorkspace();
  const invited = await openTab('Emails', '?tab=emails', zoe.path);
  await invited.findByText('Invited to Ward nurse');
  expect(invited.queryByText('Added to Applied')).toBeNull();

  await rejectCandidate(pages.server, pages.account, ids);
  const tab = await openTab('Emails', '?tab=emails');
  const waiting = within(await tab.findByRole('list', { name: 'Scheduled emails' }));
  waiting.getByText(/^Rejection leaves /);
  await userEvent.click(waiting.getByRole('button', { name: 'Undo decision' }));
  await waitFor(() => expect(tab.queryByRole('list', { name: 'Scheduled emails' })).toBeNull());
  expect((await call<Application>('GET', path)).body.status).toBe('active');
});
