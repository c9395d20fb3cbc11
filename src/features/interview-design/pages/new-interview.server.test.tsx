// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type {
  HiringDefaults,
  HiringInterview,
  HiringInterviewPage,
  HiringInvitationPage,
} from '../../../../openapi/gen/types.gen.ts';
import { publishedTest } from '../../../../tests/support/company-tests.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let workspaceId: string;
let call: ReturnType<typeof callAs>;

beforeEach(async () => {
  const recruiter = await pages.signIn('recruiter');
  ({ workspace_id: workspaceId } = await openHiring(pages.server, recruiter));
  call = callAs(pages.server, recruiter);
});

const path = () => `/workspaces/${workspaceId}/interviews`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const defaults: HiringDefaults = {
  time_zone: null,
  working_days: [1, 2, 3, 4, 5],
  days_to_rate: 3,
  notes_signals: false,
  camera: 'optional',
};

test('an interview of a bank and an own question is frozen, and a candidate invited', async () => {
  await call('PUT', '/company/hiring-defaults', defaults);
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/new`);
  await screen.findByRole('heading', { name: 'New interview' });
  const bank = await screen.findByRole('list', { name: 'Bank' });
  const [first] = within(bank).getAllByRole('button', { name: /^Add:/ });
  if (first) await userEvent.click(first);
  expect(screen.getByText('Not asked about')).toBeTruthy();
  await userEvent.click(await button('Write one'));
  const form = within(await screen.findByRole('form', { name: 'Own question' }));
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  expect(form.getAllByText(/This is required/)).toHaveLength(4);
  for (const label of ['Question', 'A weak answer (1)', 'A fair answer (3)', 'A strong answer (5)'])
    await userEvent.type(form.getByRole('textbox', { name: label }), `${label} of mine`);
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  expect(screen.queryByText('Not asked about')).toBeNull();
  await screen.findByText(/Candidates see: 2 questions/);
  await userEvent.selectOptions(screen.getByLabelText('Reviewers', { selector: 'select' }), 'These in turn');
  await userEvent.click(await button('Freeze and invite'));

  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Ada Byron/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Invite 1' }));
  await screen.findAllByText('Ada Byron');

  const { body } = await call<HiringInterviewPage>('GET', path());
  const [{ _id = '' } = {}] = body.items;
  const { body: frozen } = await call<HiringInterview>('GET', `${path()}/${_id}`);
  expect(frozen.frozen_questions.map(({ is_own, competency_id }) => [is_own, competency_id])).toEqual([
    [false, 'patient-safety'],
    [true, 'handover'],
  ]);
  expect(frozen.integrity).toMatchObject({ signals: [], camera: 'optional' });
  expect(frozen.reviewers).toMatchObject({ method: 'in_turn', members: [{ _id: pages.account.userId }] });
  const { body: invited } = await call<HiringInvitationPage>('GET', `${path()}/${_id}/invitations`);
  expect(invited.items).toMatchObject([{ candidate: { full_name: 'Ada Byron' } }]);
});

test('what was chosen is there again when one comes back', async () => {
  const page = `/recruiter/workspaces/${workspaceId}/interviews/new`;
  await pages.visit(page);
  const [first] = within(await screen.findByRole('list', { name: 'Bank' })).getAllByRole('button');
  if (first) await userEvent.click(first);
  await screen.findByText(/Candidates see: 1 question,/);
  await pages.visit('/recruiter/workspaces');
  await pages.visit(page);
  await screen.findByText(/Candidates see: 1 question,/);
});

test('a role that the bank does not know is told so', async () => {
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/new`);
  await userEvent.click(await button('Suggest six questions'));
  await screen.findByText(/The bank has none for these competencies/);
});

test('a published test is added with its items and frozen at its version', async () => {
  await publishedTest(pages.server, pages.account);
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/new`);
  await userEvent.click(await button('From tests'));
  await userEvent.click(await button('Add: Ward basics'));
  await screen.findByText(/Candidates see: 3 questions/);
  await button('Added: Ward basics');
  await userEvent.click(await button('Freeze and invite'));
  await screen.findByRole('dialog');
  const { body } = await call<HiringInterviewPage>('GET', path());
  const { body: frozen } = await call<HiringInterview>('GET', `${path()}/${body.items[0]?._id}`);
  expect(frozen.frozen_questions.map(({ type, competency_id }) => [type, competency_id])).toEqual([
    ['multiple_choice', 'patient-safety'],
    ['coding', 'patient-safety'],
    ['situational', 'handover'],
  ]);
});

test('an interview is taken as a candidate would, before it is frozen', async () => {
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/new`);
  const bank = await screen.findByRole('list', { name: 'Bank' });
  const [first] = within(bank).getAllByRole('button', { name: /^Add:/ });
  if (first) await userEvent.click(first);
  await userEvent.click(await button('Preview'));
  await screen.findByRole('heading', { name: /^Preview: / });
  await userEvent.click(await button('Start interview'));
  await screen.findByText('Decide on these to continue');
  for (const agree of screen.getAllByRole('radio', { name: 'Agree' })) await userEvent.click(agree);
  await userEvent.click(await button('Start interview'));
  expect(screen.getByRole('timer').textContent).toMatch(/^0:0\d \/ \d+:00$/);
  await screen.findByText(/^Question 1 of 1 · ~/);
  await userEvent.click(await button('Done'));
  await screen.findByText(/Answer the question, or skip it\./);
  const answer = 'I helped a customer once and it went well in the end.';
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), answer);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Question 1 of 1 · follow-up');
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', '');
  await userEvent.click(await button('Skip'));
  await screen.findByText('That is all a candidate is asked');
  await userEvent.click(await button('Start over'));
  await screen.findByText(/^Question 1 of 1 · ~/);
  await userEvent.click(await button('Close'));
  await screen.findByRole('heading', { name: 'New interview' });
  const { body } = await call<HiringInterviewPage>('GET', path());
  expect(body.total).toBe(0);
});

test('a frozen interview is duplicated to be changed, beside what one is writing; the frozen one stays', async () => {
  const { account, server } = pages;
  const { _id } = await freezeInterview(server, account, workspaceId, {
    limit_minutes: 55,
    attempts_allowed: 2,
  });
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/${_id}`);
  await userEvent.click(await screen.findByText(/^2 questions, 55 min/));
  await userEvent.click(await screen.findByRole('link', { name: 'Duplicate to change' }));
  await screen.findByText(/Candidates see: 2 questions/);
  screen.getByText('Tell me about a time you noticed that a patient was in danger.');
  const limit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time limit' });
  expect(limit.selectedOptions[0]?.textContent).toBe('55 min');
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Night ward nurse');
  await userEvent.click(await button('Freeze and invite'));
  await screen.findByRole('dialog');

  const { body } = await call<HiringInterviewPage>('GET', path());
  expect(body.items.map((one) => one.title).toSorted()).toEqual(['Night ward nurse', 'Ward nurse']);
  const copy = body.items.find((one) => one.title === 'Night ward nurse');
  const [made, frozen] = await Promise.all(
    [copy?._id, _id].map(async (id) => (await call<HiringInterview>('GET', `${path()}/${id}`)).body),
  );
  expect(made).toMatchObject({ limit_seconds: 55 * 60, attempts_allowed: 2 });
  expect(made?.frozen_questions).toEqual(frozen?.frozen_questions);
  await pages.visit(`/recruiter/workspaces/${workspaceId}/interviews/new`);
  await screen.findByText(/Candidates see: 0 questions/);
});
