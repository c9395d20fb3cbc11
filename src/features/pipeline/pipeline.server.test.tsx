// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ApplicationPage } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import {
  completedInterview,
  freezeInterview,
  nurseScorecard,
} from '../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
let ids: Awaited<ReturnType<typeof openHiring>>;
let call: ReturnType<typeof callAs>;
let path: string;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  ids = await openHiring(pages.server, recruiter);
  call = callAs(pages.server, recruiter);
  path = `/workspaces/${ids.workspace_id}`;
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example' }];
  await call('POST', `${path}/applications`, { candidates });
});

const open = async (query = '') => {
  await pages.visit(`/recruiter${path}${query}`);
  await screen.findByRole('link', { name: 'Ada Byron' });
};
const column = (name: RegExp) => screen.findByRole('region', { name });
const link = (name: string) => screen.getByRole('link', { name });
const stageOf = async (name: string) => {
  const { body } = await call<ApplicationPage>('GET', `${path}/applications`);
  return body.items.find(({ candidate }) => candidate.full_name === name)?.stage_id;
};

test('a card is moved by keys, keeps the focus, and is moved back', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  await within(await column(/^Interview, 1$/)).findByRole('link', { name: 'Ada Byron' });
  await screen.findByText('Ada Byron moved to Interview.');
  expect(document.activeElement).toBe(link('Ada Byron'));
  expect(await stageOf('Ada Byron')).toBe('interview');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(link('Grace Hopper'));
  await userEvent.keyboard('z');
  await screen.findByText('Ada Byron moved back to Applied.');
  await column(/^Applied, 2$/);
  expect(await stageOf('Ada Byron')).toBe('applied');
});

test('a card and a row say what is next, and the table sorts by it', async () => {
  await open();
  const applied = within(await column(/^Applied, 2$/));
  expect(applied.getAllByText('Invite')).toHaveLength(2);
  await userEvent.keyboard('b');
  const table = within(await screen.findByRole('table', { name: 'Candidates' }));
  await userEvent.click(table.getByRole('button', { name: /Next step/ }));
  await waitFor(() => expect(window.location.search).toContain('sort=next_step'));
  expect(table.getAllByText('Invite')).toHaveLength(2);
});

test('several are moved together, from the menu', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}x{ArrowDown}x');
  await screen.findByText('2 of 2 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  await screen.findByText('2 candidates moved to Offer.');
  await column(/^Offer, 2$/);
  expect([await stageOf('Ada Byron'), await stageOf('Grace Hopper')]).toEqual(['offer', 'offer']);
});

test('D leads to the decision and I to the invitation of the card with the focus, as its menu does', async () => {
  await open();
  (await screen.findByRole('link', { name: 'Ada Byron' })).focus();
  await userEvent.keyboard('d');
  await screen.findByRole('form', { name: 'Decision' });
  expect(window.location.pathname).toContain(`/candidates/${ids.candidate_id}`);
  const { _id } = await freezeInterview(pages.server, pages.account, ids.workspace_id);
  await open();
  (await screen.findByRole('link', { name: 'Ada Byron' })).focus();
  await userEvent.keyboard('i');
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Ada Byron/ })).checked).toBe(true);
  expect(window.location.pathname).toContain(`/interviews/${_id}`);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Move Ada Byron' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Decide…' }));
  await screen.findByRole('form', { name: 'Decision' });
});

test('who was faster is told, and the card stands where they put it', async () => {
  await open();
  const moves = [{ application_id: ids.application_id, from_stage_id: 'applied' }];
  await call('POST', `${path}/applications/move`, { to_stage_id: 'review', moves });
  await userEvent.click(screen.getByRole('button', { name: 'Move Ada Byron' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  await screen.findByText('Test Person moved Ada Byron to Review first.');
  await within(await column(/^Review, 1$/)).findByRole('link', { name: 'Ada Byron' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('several go back each to where they were; who was moved meanwhile stays, and is told', async () => {
  const { body } = await call<ApplicationPage>('GET', `${path}/applications?q=grace`);
  const toInterview = [{ application_id: body.items[0]?._id, from_stage_id: 'applied' }];
  await call('POST', `${path}/applications/move`, { to_stage_id: 'interview', moves: toInterview });
  await open();
  for (const name of ['Ada Byron', 'Grace Hopper'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  await screen.findByText('2 candidates moved to Offer.');
  const moves = [{ application_id: ids.application_id, from_stage_id: 'offer' }];
  await call('POST', `${path}/applications/move`, { to_stage_id: 'review', moves });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Grace Hopper moved back. Test Person moved Ada Byron to Review first.');
  expect([await stageOf('Ada Byron'), await stageOf('Grace Hopper')]).toEqual(['review', 'interview']);
});

test('B shows the table, filtered by what the address says; names lead to the candidate', async () => {
  await open();
  await userEvent.keyboard('b');
  const row = within(await screen.findByRole('row', { name: /Ada Byron/ }));
  row.getByRole('cell', { name: 'Applied' });
  expect(row.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toMatch(
    new RegExp(`/candidates/${ids.candidate_id}\\?sort=stage&status=active&at=\\d$`),
  );
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Offer');
  await screen.findByText('No candidate matches');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Review' }));
  await screen.findByText('2 candidates moved to Review.');
  expect(await screen.findAllByRole('cell', { name: 'Review' })).toHaveLength(2);
});

test('a row says how far the latest interview is and how many have rated it, as the file does', async () => {
  const candidate = await createAccount(pages.server);
  const { sessionId, turnId } = await completedInterview(
    pages.server,
    pages.account,
    { workspaceId: ids.workspace_id, candidate },
    { scorecards_needed: 2 },
  );
  await pages.visit(`/recruiter${path}?view=table`);
  const cells = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const zoe = await cells(/Zoe Zett/);
  expect(zoe).toContain('Completed');
  expect(zoe).toContain('0/2');
  expect((await cells(/Ada Byron/)).join(' ')).not.toContain('/');
  await call('POST', `/reviews/${sessionId}/scorecard/submit`, nurseScorecard(turnId));
  await pages.visit(`/recruiter${path}?view=table&q=zoe`);
  await waitFor(async () => expect(await cells(/Zoe Zett/)).toContain('1/2'));
  const file = await fetch(`${pages.server.url}/api/v1/recruiter${path}/applications/export`, {
    headers: { Authorization: `Bearer ${pages.account.accessToken}` },
  });
  expect(await file.text()).toMatch(/Zoe Zett,.*,completed,1,2,/);
});

test('somebody searches on the board', async () => {
  await open();
  await userEvent.keyboard('/');
  await userEvent.keyboard('gra');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Byron' })).toBeNull());
  expect((await column(/^Applied, 1$/)).textContent).toContain('Grace Hopper');
});

test('who may not move anybody sees the board and nothing to move with', async () => {
  const manager = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, pages.account, manager, ids, 'hiring_manager');
  await pages.visit(`/recruiter${path}`, manager);
  await screen.findByRole('link', { name: 'Ada Byron' });
  expect(screen.queryByRole('link', { name: 'Add candidates' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(await stageOf('Ada Byron')).toBe('applied');
});

test('a workspace opens with the view that somebody chose for it, and adding candidates stands above', async () => {
  await pages.visit(`/recruiter${path}?view=table&sort=name`);
  await screen.findByRole('link', { name: 'Ada Byron' });
  await userEvent.keyboard('v');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await userEvent.click(await screen.findByLabelText('Open the list with this view'));
  await userEvent.type(screen.getByLabelText('Name'), 'By name{Enter}');
  await screen.findByRole('button', { name: 'View: By name' });
  await pages.visit(`/recruiter${path}`);
  await screen.findByRole('button', { name: 'View: By name' });
  expect(window.location.search).toBe('?sort=name&view=table');
  await userEvent.click(await screen.findByRole('button', { name: 'Board' }));
  await screen.findByRole('button', { name: 'Table' });
  expect(window.location.search).toBe('');
  expect(screen.getAllByRole('link', { name: 'Add candidates' })).toHaveLength(1);
  await userEvent.keyboard('a');
  await screen.findByRole('heading', { level: 1, name: 'Add candidates' });
});

test('an empty workspace leads to adding candidates', async () => {
  const { body } = await call<{ _id: string; rubric: object }>('GET', path);
  const { rubric } = body as { rubric: { competencies: object[] } };
  const fields = { title: 'Surgeon', department: '', location: '', employment_type: 'contract' };
  const made = await call<{ _id: string }>('POST', '/workspaces', {
    ...fields,
    job_description: '',
    competencies: rubric.competencies,
  });
  await pages.visit(`/recruiter/workspaces/${made.body._id}`);
  await screen.findByRole('heading', { name: 'No candidates yet' });
  const [add] = screen.getAllByRole('link', { name: 'Add candidates' });
  expect(add?.getAttribute('href')).toBe(`/recruiter/workspaces/${made.body._id}/candidates/new`);
});

test('several are rejected for a reason of the process, whom nobody has rated are left out, and it is undone', async () => {
  const candidate = await createAccount(pages.server);
  await completedInterview(pages.server, pages.account, { workspaceId: ids.workspace_id, candidate });
  await open();
  for (const name of ['Ada Byron', 'Grace Hopper', 'Zoe Zett'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject 3' }));
  await dialog.findByText('Choose a reason.');
  await dialog.findByRole('option', { name: 'Position filled' });
  expect(dialog.queryByRole('option', { name: /do not fit/ })).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject 3' }));
  await dialog.findByText('1 candidate left out');
  within(dialog.getByRole('list', { name: 'Not rated' })).getByText('Zoe Zett');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await column(/^Applied, 1$/);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await column(/^Applied, 3$/);
});
