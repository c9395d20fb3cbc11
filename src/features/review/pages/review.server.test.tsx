// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { call as callCandidate, judged } from '../../../../tests/support/sessions.ts';

const pages = servePages();
let ids: Awaited<ReturnType<typeof completedInterview>>;
let candidate: Awaited<ReturnType<typeof createAccount>>;
let workspaceId: string;

beforeEach(async () => {
  const recruiter = await pages.signIn('recruiter');
  candidate = await createAccount(pages.server);
  ({ workspace_id: workspaceId } = await openHiring(pages.server, recruiter));
  ids = await completedInterview(pages.server, recruiter, { workspaceId, candidate });
});

const visit = () => pages.visit(`/recruiter/interviews/${ids.sessionId}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const stored = async () => {
  const call = callAs(pages.server, pages.account);
  return (await call<HiringReview>('GET', `/reviews/${ids.sessionId}`)).body;
};

test('a session is rated by words first, then team and engine show', async () => {
  await judged(pages.server, candidate, ids.sessionId);
  await visit();
  await screen.findByRole('heading', { name: 'Your scorecard' });
  expect(screen.queryByText(/Evidence checklist/)).toBeNull();
  await userEvent.click(await button('I checked his pulse and called the doctor.'));
  await userEvent.click(await button('Patient safety: 4'));
  await userEvent.click(await button('Handover: not assessed'));
  await screen.findByText('Cite a question for Handover');
  await userEvent.click(await button('Cite question 2'));
  await userEvent.selectOptions(screen.getByLabelText('Overall'), 'Yes');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Acted at once.');
  await screen.findByText(/^Saved \d/);
  await waitFor(async () => expect((await stored()).mine?.reason).toBe('Acted at once.'));
  await userEvent.click(await button('Submit'));
  const results = within(await screen.findByRole('region', { name: 'Team and engine' }));
  results.getByText(/Evidence checklist/);
  results.getByText('“I checked his pulse and called the doctor.”');
  expect((await stored()).mine?.submitted_at).not.toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Mine' }));
  const own = within(await screen.findByRole('region', { name: 'Your scorecard' }));
  own.getByText('Acted at once.');
  own.getByRole('button', { name: '“I checked his pulse and called the doctor.”' });
  own.getByRole('button', { name: 'Question 2' });
  own.getByRole('button', { name: 'Change mine' });
});

test('it is rated by keys alone', async () => {
  await visit();
  await screen.findByRole('heading', { name: 'Your scorecard' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}e3');
  await screen.findByRole('button', { name: 'Patient safety: 3', pressed: true });
  await screen.findByRole('button', { name: 'I checked his pulse and called the doctor.', pressed: true });
  await userEvent.keyboard('c0');
  await screen.findByRole('button', { name: 'Handover: not assessed', pressed: true });
  await userEvent.keyboard(']e');
  await screen.findByRole('button', { name: 'Question 2 cited', pressed: true });
  await userEvent.keyboard('o');
  expect(document.activeElement).toBe(screen.getByLabelText('Overall'));
});

test('Shift takes in the next sentences, which are cited together and go together', async () => {
  await visit();
  await screen.findByRole('heading', { name: 'Your scorecard' });
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  await screen.findByText('2 sentences selected');
  await userEvent.keyboard('e');
  const both =
    'Last winter on my ward an old man stopped answering. I checked his pulse and called the doctor.';
  await screen.findByRole('button', { name: `“${both}”` });
  const sentences = both.split(/(?<=\.) /);
  for (const name of sentences) await screen.findByRole('button', { name, pressed: true });
  expect(screen.queryByText('2 sentences selected')).toBeNull();
  await waitFor(async () => expect((await stored()).mine?.ratings[0]?.citations[0]?.quote).toBe(both));
  await userEvent.keyboard('e');
  for (const name of sentences) await screen.findByRole('button', { name, pressed: false });
});

test('what was cited stands when one comes back, before it is rated', async () => {
  const sentence = 'I checked his pulse and called the doctor.';
  await visit();
  await userEvent.click(await button(sentence));
  await waitFor(async () => expect((await stored()).mine?.ratings).toHaveLength(1));
  await visit();
  await screen.findByRole('button', { name: sentence, pressed: true });
});

test('who shows the results first cannot rate', async () => {
  await visit();
  await userEvent.click(await button('Show without rating'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Show results' }));
  await screen.findByRole('region', { name: 'Team and engine' });
  expect(screen.queryByRole('button', { name: 'Rate' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Mine' })).toBeNull();
});

test('a correction stands at its turn and is answered', async () => {
  await callCandidate(
    pages.server,
    candidate,
    'POST',
    `/api/v1/interviews/invited/${ids.interviewId}/corrections`,
    {
      session_id: ids.sessionId,
      turn_id: ids.turnId,
      text: 'I said ward nine.',
    },
  );
  await visit();
  await screen.findByText('I said ward nine.');
  await userEvent.click(await button('Accept'));
  await screen.findByText(/^Answered:/);
  expect((await stored()).requests[0]?.state).toBe('answered');
});

test('what the candidate asks for is handed to an administrator', async () => {
  const path = `/api/v1/interviews/invited/${ids.interviewId}/human-review`;
  const request = { session_id: ids.sessionId, text: 'Please read it again.' };
  await callCandidate(pages.server, candidate, 'POST', path, request);
  await visit();
  await screen.findByText('Please read it again.');
  await userEvent.click(await button('Hand to an administrator'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'We rated it ourselves');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText(/^With an administrator since/);
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});

test('a list with nothing to rate says so', async () => {
  await callAs(pages.server, pages.account)('POST', `/reviews/${ids.sessionId}/reveal`);
  await pages.visit('/recruiter/interviews?view=to_rate');
  await screen.findByText('Nothing to rate');
});

test('what waits is found in the list, and opened by its key', async () => {
  await pages.visit('/recruiter/interviews?view=to_rate');
  await screen.findByRole('link', { name: 'Review next' });
  await screen.findAllByRole('link', { name: 'Zoe Zett' });
  await userEvent.keyboard('r');
  await screen.findByRole('heading', { name: 'Your scorecard' });
  within(await screen.findByRole('navigation', { name: 'To rate' })).getByText('1 of 1');
  await pages.visit('/recruiter/dashboard');
  await screen.findByRole('link', { name: 'Review next' });
  await userEvent.keyboard('r');
  await screen.findByRole('heading', { name: 'Your scorecard' });
});

test('the keys go through all that wait, and say which it is', async () => {
  const later = { workspaceId, candidate: await createAccount(pages.server), name: 'Yan Young' };
  await completedInterview(pages.server, pages.account, later);
  await visit();
  const place = () => screen.findByRole('navigation', { name: 'To rate' });
  within(await place()).getByText('1 of 2');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: 'Yan Young' });
  within(await place()).getByText('2 of 2');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: 'Zoe Zett' });
  await userEvent.click(await button('Previous session'));
  await screen.findByRole('heading', { level: 1, name: 'Yan Young' });
});

test('a lead says who rates, and whoever is asked may decline', async () => {
  await visit();
  const reviewers = (await screen.findByText('Reviewers: anyone')).closest('details');
  const [own] = await within(reviewers as HTMLElement).findAllByRole('checkbox', { hidden: true });
  if (own) await userEvent.click(own);
  await screen.findByText('Reviewers: 0 of 1 rated');
  await userEvent.click(await button('Decline'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Decline' }));
  await screen.findByRole('heading', { name: 'Interviews' });
  expect((await stored()).my_assignment?.status).toBe('declined');
});

test('one may read without names, and what was cited before stands', async () => {
  await visit();
  await screen.findByRole('heading', { level: 1, name: 'Zoe Zett' });
  await userEvent.click(await button('I checked his pulse and called the doctor.'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Without names' }));
  await screen.findByRole('heading', { level: 1, name: /^Candidate [0-9A-F]{4}$/ });
  await screen.findByRole('button', { name: 'I checked his pulse and called the doctor.', pressed: true });
  expect(screen.queryByText(/Zett/)).toBeNull();
});
