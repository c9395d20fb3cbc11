// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HiringInterview, LiveInterviewPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { nurseInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { call } from '../../../../tests/support/sessions.ts';

const pages = servePages();
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('people are chosen to hold an interview, times are proposed, and one that is taken stands in the agenda', async () => {
  const recruiter = await pages.signIn('recruiter');
  const candidate = await createAccount(pages.server);
  const { workspace_id: id } = await openHiring(pages.server, recruiter);
  const recruit = callAs(pages.server, recruiter);
  await recruit('POST', `/workspaces/${id}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  await pages.visit(`/recruiter/workspaces/${id}/interviews/new`);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Add:/ }))[0] as HTMLElement);
  await userEvent.selectOptions(await screen.findByLabelText('Held by'), 'People, live');
  expect(screen.queryByLabelText('Camera')).toBeNull();
  const interviewers = within(await screen.findByRole('group', { name: 'Interviewers' }));
  await userEvent.click((await interviewers.findAllByRole('checkbox'))[0] as HTMLElement);
  await userEvent.click(await button('Freeze and invite'));

  const dialog = within(await screen.findByRole('dialog', { name: /^Propose times for / }));
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  dialog.getByText('Choose a candidate.');
  await userEvent.selectOptions(await dialog.findByLabelText('Candidate'), 'Zoe Zett');
  const day = new Date(Date.now() + 2 * 86_400_000);
  day.setSeconds(0, 0);
  const local = new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  fireEvent.change(dialog.getByLabelText('Time 1'), { target: { value: local } });
  const free = within(await dialog.findByRole('group', { name: 'When all interviewers are free' }));
  await userEvent.click(free.getAllByRole('button')[0] as HTMLElement);
  expect((dialog.getByLabelText('Time 2') as HTMLInputElement).value).not.toBe('');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  const times = within(await screen.findByRole('list', { name: 'Times' }));
  times.getByText('Zoe Zett');
  times.getByText(/^Times proposed: 2/);

  const live = '/api/v1/interviews/live';
  const { items } = await call<LiveInterviewPage>(pages.server, candidate, 'GET', live);
  await call(pages.server, candidate, 'POST', `${live}/${items[0]?._id}/choice`, {
    starts_at: day.toISOString(),
  });
  await pages.visit('/recruiter/interviews?status=sent');
  await userEvent.click(await button('Agenda'));
  const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long' }).format(day);
  const onThatDay = within(await screen.findByRole('region', { name: new RegExp(`^${weekday}`) }));
  onThatDay.getByText('Zoe Zett');
  onThatDay.getByText('Live');
  await userEvent.click(await button('List'));
  expect(window.location.search).toBe('?status=sent');
});

test('a candidate takes one of the times, then asks for another', async () => {
  const recruiter = await createAccount(pages.server, 'recruiter');
  const candidate = await pages.signIn();
  const { workspace_id: id } = await openHiring(pages.server, recruiter);
  const recruit = callAs(pages.server, recruiter);
  const added = { candidates: [{ full_name: 'Zoe Zett', email: candidate.email }] };
  await recruit('POST', `/workspaces/${id}/applications`, added);
  const design = nurseInterview({
    live: { editor_language: 'text' },
    reviewers: { method: 'all', member_ids: [recruiter.userId] },
  });
  const { body: interview } = await recruit<HiringInterview>('POST', `/workspaces/${id}/interviews`, design);
  const { body: page } = await recruit<{ items: { _id: string }[] }>(
    'GET',
    `/workspaces/${id}/applications?q=zoe`,
  );
  await recruit('POST', `/workspaces/${id}/interviews/${interview._id}/live-times`, {
    application_id: page.items[0]?._id,
    times: [2, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString()),
    minutes: 45,
  });
  await pages.visit(`/candidate/interviews/${interview._id}`);
  await screen.findByRole('heading', { name: 'Choose a time' });
  await userEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
  await userEvent.click(await button('Confirm time'));
  await screen.findByRole('heading', { name: 'Your interview' });
  await userEvent.click(await screen.findByText('Need another time?'));
  await userEvent.click(await button('Ask for other times'));
  await screen.findByText(/Say when you can\./);
  await userEvent.type(screen.getByLabelText('When can you?'), 'Mondays');
  await userEvent.click(await button('Ask for other times'));
  await screen.findByText(/You asked for other times\./);
  expect(screen.queryByRole('button', { name: 'Ask for other times' })).toBeNull();
});
