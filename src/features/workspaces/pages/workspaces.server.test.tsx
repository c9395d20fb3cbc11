// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { RubricList, Workspace, WorkspacePage } from '../../../../openapi/gen/types.gen.ts';
import { nameCompany, nurseWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const WORKSPACES = '/api/v1/recruiter/workspaces';

const pages = servePages();
let id: string;
beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  id = (await openHiring(pages.server, recruiter)).workspace_id;
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const workspaces = async () => (await pages.ask<WorkspacePage>('GET', WORKSPACES)).items;

/** Fills in the three anchors of a competency that is open. */
async function fillAnchors(group: string): Promise<void> {
  const texts = within(await screen.findByRole('group', { name: group }));
  for (const level of ['1', '3', '5']) {
    await userEvent.click(texts.getByLabelText(`A ${level} is`));
    await userEvent.paste(`What a ${level} is`);
  }
}

test('the list says what each workspace is about, and leads to the candidates of a stage', async () => {
  await pages.visit('/recruiter/workspaces');
  const row = within(await screen.findByRole('row', { name: /Ward nurse/ }));
  row.getByText('Open');
  row.getByText('Test Person');
  const stage = row.getByRole('link', { name: '1 Applied' });
  expect(stage.getAttribute('href')).toBe(`/recruiter/workspaces/${id}?view=table&stage=applied`);
  const toDo = row.getByRole('link', { name: '1 to do' });
  expect(toDo.getAttribute('href')).toBe(`/recruiter/workspaces/${id}?view=table&sort=next_step`);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Paused');
  await screen.findByText('No workspace matches');
  await press('Clear filters');
  await screen.findByRole('link', { name: 'Ward nurse' });
});

test('somebody without a workspace is led to the first one', async () => {
  await pages.signIn('recruiter');
  await pages.visit('/recruiter/workspaces');
  await screen.findByRole('heading', { name: 'No workspaces yet' });
  const [link] = screen.getAllByRole('link', { name: 'New workspace' });
  expect(link?.getAttribute('href')).toBe('/recruiter/workspaces/new');
  await userEvent.keyboard('n');
  await screen.findByRole('heading', { level: 1, name: 'New workspace' });
});

test('an owner without a workspace looks at the sample, and removes it again', async () => {
  await pages.visit('/recruiter/workspaces');
  await screen.findByRole('row', { name: /Ward nurse/ });
  expect(screen.queryByRole('button', { name: 'Remove sample' })).toBeNull();
  const owner = await pages.signIn('recruiter');
  await nameCompany(pages.server, owner);
  await pages.visit('/recruiter/workspaces');
  await press('See the sample');
  await userEvent.click(await screen.findByRole('link', { name: 'Ward nurse (sample)' }));
  await screen.findByRole('heading', { level: 1, name: 'Ward nurse (sample)' });
  await screen.findByRole('button', { name: 'Table' });
  expect(screen.queryByRole('link', { name: 'Add candidates' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open link' })).toBeNull();
  await pages.visit('/recruiter/workspaces');
  await press('Remove sample');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the sample?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove sample' }));
  await screen.findByRole('heading', { name: 'No workspaces yet' });
});

test('competencies are suggested, evened out, and frozen as version 1', async () => {
  await pages.visit('/recruiter/workspaces/new');
  await fill('Title', 'Backend developer');
  await press('Suggest competencies');
  const names = await screen.findAllByLabelText<HTMLInputElement>(/^Name of competency/);
  expect(names.length).toBeGreaterThan(2);
  await press(`Remove ${names[0]?.value}`);
  await screen.findByText('100 of 100 %');
  const weight = screen.getByLabelText(`Weight of ${names[1]?.value}`);
  await userEvent.clear(weight);
  await userEvent.type(weight, '70');
  await press('Create');
  await screen.findByRole('link', { name: /^Weights sum to \d+ %, not 100 %\.$/ });
  await press('Even out');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { level: 1, name: 'Backend developer' });
  const made = (await workspaces()).find(({ title }) => title === 'Backend developer');
  const { rubric } = await pages.ask<Workspace>('GET', `${WORKSPACES}/${made?._id}`);
  expect([rubric.version, rubric.competencies.length]).toEqual([1, names.length - 1]);
});

test('a role that the bank does not know gets competencies of its own; the draft outlives a reload', async () => {
  await pages.visit('/recruiter/workspaces/new');
  await fill('Title', 'Xylophonist');
  await press('Suggest competencies');
  await screen.findByText(/does not know this role/);
  await press('Add competency');
  await fill('Name of competency 1', 'Rhythm');
  await press('Create');
  const missing = await screen.findAllByRole('link', { name: /^Say what a/ });
  expect(missing).toHaveLength(3);
  await screen.findByText(/^Saved/);
  await pages.visit('/recruiter/workspaces/new');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Name of competency 1').value).toBe('Rhythm'),
  );
  await press('Anchors of Rhythm');
  await fillAnchors('Rhythm');
  await press('Create');
  await screen.findByRole('heading', { level: 1, name: 'Xylophonist' });
  await pages.visit('/recruiter/workspaces/new');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(''));
});

test('a recruiter without a company is told so, and keeps what they wrote', async () => {
  await pages.signIn('recruiter');
  await pages.visit('/recruiter/workspaces/new');
  await fill('Title', 'Backend developer');
  await press('Suggest competencies');
  await screen.findAllByLabelText(/^Name of competency/);
  await press('Create');
  await screen.findByText('Name your company in your profile first.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Backend developer');
});

test('a lead pauses a workspace and opens it again; it is in the activity', async () => {
  await pages.visit(`/recruiter/workspaces/${id}?tab=activity`);
  await press('Open');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await press('Paused');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open again' }));
  await screen.findByRole('button', { name: 'Open' });
  await pages.visit(`/recruiter/workspaces/${id}?tab=activity`);
  await screen.findByRole('cell', { name: 'Status: paused → open' });
  screen.getByRole('cell', { name: 'Added to Applied' });
});

test('a lead changes what the role is about', async () => {
  await pages.visit(`/recruiter/workspaces/${id}`);
  await press('Job details');
  const form = within(await screen.findByRole('form', { name: 'Job details' }));
  const title = form.getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Enter a title.');
  await userEvent.type(title, 'Theatre nurse');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Theatre nurse' });
  expect((await workspaces()).map((one) => one.title)).toEqual(['Theatre nurse']);
});

test('the next version of a rubric tells what it changes; who was overtaken is told and keeps theirs', async () => {
  await pages.visit(`/recruiter/workspaces/${id}?tab=rubric`);
  await userEvent.click(await screen.findByRole('link', { name: 'Edit as v2' }));
  await fill('Weight of Patient safety', '50');
  await fill('Weight of Handover', '50');
  await screen.findByText('Patient safety: 60 → 50 %');
  const [safety] = nurseWorkspace.competencies;
  await pages.ask('POST', `${WORKSPACES}/${id}/rubrics`, {
    base_version: 1,
    competencies: [{ ...safety, weight_percent: 100 }],
  });
  await press('Publish v2');
  await screen.findByText(/^Test Person published version 2 meanwhile/);
  await screen.findByText('Handover: added, 50 %');
  await press('Publish v3');
  await screen.findByRole('region', { name: 'Version 3' });
  const { items } = await pages.ask<RubricList>('GET', `${WORKSPACES}/${id}/rubrics`);
  expect(items[0]?.competencies.map(({ weight_percent: weight }) => weight)).toEqual([50, 50]);
});

test('a lead changes the stages; one with candidates cannot be removed', async () => {
  await pages.visit(`/recruiter/workspaces/${id}`);
  await press('Stages');
  const form = within(await screen.findByRole('form', { name: 'Stages' }));
  await userEvent.click(form.getByRole('button', { name: 'Add stage' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Enter a name for each stage.');
  await userEvent.type(form.getByLabelText('Name of stage 5'), 'Trial day');
  await userEvent.click(form.getByRole('button', { name: 'Move Trial day up' }));
  await userEvent.type(form.getByLabelText('Limit of Offer in days'), '7');
  await userEvent.click(form.getByRole('button', { name: 'Remove Review' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('region', { name: /^Trial day, 0/ });
  const [workspace] = await workspaces();
  expect(workspace?.stages.map(({ name, limit_days }) => [name, limit_days])).toEqual([
    ['Applied', null],
    ['Interview', null],
    ['Trial day', null],
    ['Offer', 7],
  ]);
});

test('closing asks what becomes of who is active, and can be undone', async () => {
  await pages.visit(`/recruiter/workspaces/${id}`);
  await press('Open');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Close…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Reject 1 and close' }));
  await dialog.findByText('Choose a reason.');
  await dialog.findByRole('option', { name: 'Position closed' });
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Position closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject 1 and close' }));
  await screen.findByRole('button', { name: 'Closed' });
  await press('Undo');
  await screen.findByRole('button', { name: 'Open' });
  await screen.findByRole('region', { name: /^Applied, 1/ });
});
