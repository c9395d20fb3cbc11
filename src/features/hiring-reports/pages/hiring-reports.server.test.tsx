// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import {
  completedInterview,
  nurseScorecard,
  takeInterview,
} from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { judged } from '../../../../tests/support/sessions.ts';

const pages = servePages();
let zoe: Awaited<ReturnType<typeof completedInterview>>;
let bea: Awaited<ReturnType<typeof takeInterview>>;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  const { workspace_id: workspaceId } = await openHiring(pages.server, recruiter);
  const first = { workspaceId, candidate: await createAccount(pages.server) };
  zoe = await completedInterview(pages.server, recruiter, first);
  const second = { workspaceId, candidate: await createAccount(pages.server), name: 'Bea Bell' };
  bea = await takeInterview(pages.server, recruiter, zoe.interviewId, second);
  await judged(pages.server, first.candidate, zoe.sessionId);
  await judged(pages.server, second.candidate, bea.sessionId);
});

const rate = ({ sessionId, turnId }: typeof bea, score: number) =>
  callAs(pages.server, pages.account)(
    'POST',
    `/reviews/${sessionId}/scorecard/submit`,
    nurseScorecard(turnId, score),
  );

test('reports say "Rate first" until one has; two are selected by keys and compared', async () => {
  await rate(zoe, 4);
  await pages.visit('/recruiter/reports');
  const table = within(await screen.findByRole('table', { name: 'Reports' }));
  const row = (name: string) => within(table.getByRole('row', { name: new RegExp(name) }));
  row('Bea Bell').getByRole('link', { name: 'Rate first' });
  row('Zoe Zett').getByText('1 Yes');
  await userEvent.keyboard('{ArrowDown}x');
  await screen.findByText('Select 2 to 6');
  await userEvent.keyboard('{ArrowDown}xc');
  const compared = within(await screen.findByRole('table', { name: 'Comparison' }));
  const heads = compared.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Competency', 'Bea BellRate first', 'Zoe Zett']);
});

test('a cell opens the words of everybody, and names can be hidden', async () => {
  await rate(zoe, 4);
  await rate(bea, 2);
  await pages.visit(`/recruiter/reports?tab=compare&session=${zoe.sessionId}&session=${bea.sessionId}`);
  const table = within(await screen.findByRole('table', { name: 'Comparison' }));
  table.getByRole('button', { name: 'Patient safety, People, Zoe Zett: 4' });
  await userEvent.click(table.getByRole('button', { name: 'Patient safety, People, Bea Bell: 2' }));
  expect(table.getAllByText('“I checked his pulse”')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide names' }));
  table.getByRole('columnheader', { name: 'Candidate A' });
  expect(screen.queryByText(/Zoe|Bea/)).toBeNull();
});

test('the whole result of the list is stored as a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:reports';
  });
  await pages.visit('/recruiter/reports?q=bea');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^.?Candidate,Email,[^\r]*\r\nBea Bell,[^\r]*\r\n$/);
});

test('funnel, agreement and monitoring say how much they rest on', async () => {
  await rate(zoe, 4);
  await pages.visit('/recruiter/reports?tab=funnel');
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/Applied/)).toBe('Applied300%–');
  await userEvent.click(screen.getByRole('tab', { name: 'Agreement' }));
  expect(await row(/People/)).toBe('People0––0 of 30 sessions needed');
  await userEvent.click(screen.getByRole('tab', { name: 'Monitoring' }));
  expect(await row(/^People/)).toBe('PeopleNot enough data: 1 of 30 sessions');
  await screen.findByRole('table', { name: 'Pass rates' });
});
