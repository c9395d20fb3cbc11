// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { agreeOnLive, beginLive, enterLive } from '../../../../tests/support/live-room.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();

const MINUTE_MS = 60_000;
/** A live interview lasts an hour: begun so long ago, it ends so many minutes from now. */
const endingIn = (minutes: number) => new Date(Date.now() - (60 - minutes) * MINUTE_MS);
const addressOf = (id: string) => `/candidate/interviews/recruiter-session/${id}`;
const enter = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Enter with text only' }));

test('before the room closes all are warned, and the lead adds time', async () => {
  const lead = await pages.signIn('recruiter');
  const { live } = await agreeOnLive(pages.server, lead);
  await beginLive(pages.server, live._id, endingIn(4.5));
  await pages.visit(addressOf(live._id));
  await enter();
  const warning = await screen.findByText('The room closes in 5 min.');
  expect(warning.closest('[role=alert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 15 minutes' }));
  await screen.findByText(/^(19|20) min left$/);
  expect(screen.queryByText(/^The room closes/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add 15 minutes' })).toBeNull();
});

test('the candidate is warned too, and the room closes when its time is over', async () => {
  const { candidate, live } = await agreeOnLive(pages.server, await createAccount(pages.server, 'recruiter'));
  await beginLive(pages.server, live._id, endingIn(4.5));
  await pages.visit(addressOf(live._id), candidate);
  await enter();
  await screen.findByText('The room closes in 5 min, unless the lead adds time.');
  expect(screen.queryByRole('button', { name: 'Add 15 minutes' })).toBeNull();
  await beginLive(pages.server, live._id, endingIn(0));
  await screen.findByRole('heading', { name: 'The interview has ended' });
  screen.getByText(/tells you what comes next\.$/);
});

test('an interviewer who is at hand is given the lead', async () => {
  const lead = await pages.signIn('recruiter');
  const { colleague, live } = await agreeOnLive(pages.server, lead);
  await beginLive(pages.server, live._id, new Date());
  const hers = await enterLive(pages.server, colleague, live._id);
  await pages.visit(addressOf(live._id));
  await enter();
  await userEvent.click(await screen.findByText('Hand over the lead'));
  await userEvent.click(screen.getByRole('button', { name: /^Make .* the lead$/ }));
  await hers.hears('live', ({ live: { my_role } }) => my_role === 'lead');
  await within(screen.getByRole('log')).findByText(/You handed the lead to/);
  expect(screen.queryByRole('button', { name: 'End for all' })).toBeNull();
});

test('a stranger with the link is not let in, of whatever role', async () => {
  const { live } = await agreeOnLive(pages.server, await createAccount(pages.server, 'recruiter'));
  await beginLive(pages.server, live._id, new Date());
  for (const role of ['recruiter', 'candidate', 'admin'] as const) {
    await pages.signIn(role);
    await pages.visit(addressOf(live._id));
    await screen.findByText('You do not have permission to access this resource');
    expect(screen.queryByText('Ward nurse')).toBeNull();
  }
});
