// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HiringInterview, SettingsList } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { createdResume } from '../../../tests/support/resumes.ts';

const pages = servePages();
const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** As an administrator switches them off. */
async function switchOff(...names: readonly string[]) {
  await pages.signIn('admin');
  const path = '/api/v1/admin/settings';
  const { items } = await pages.ask<SettingsList>('GET', path);
  const { values, version } =
    items.find(({ section }) => section === 'features') ?? expect.fail('No section');
  const off = Object.fromEntries(names.map((name) => [name, false]));
  const change = { values: { ...values, ...off }, secrets: {}, reason: 'Not at our house', version };
  await pages.ask('PUT', `${path}/features`, change);
}

test('what is switched off is said where it would be used, and has no button that fails', async () => {
  const candidate = await pages.signIn();
  const resume = await createdResume(pages.server, candidate);
  const recruiter = await createAccount(pages.server, 'recruiter');
  const { workspace_id: id } = await openHiring(pages.server, recruiter);
  const design = { ...nurseInterview(), live: { editor_language: 'text' } };
  const lead = { method: 'all', member_ids: [recruiter.userId] };
  const frozen = await callAs(pages.server, recruiter)<HiringInterview>(
    'POST',
    `/workspaces/${id}/interviews`,
    { ...design, reviewers: lead },
  );
  expect(frozen.status).toBe(201);

  await pages.visit('/candidate/dashboard', candidate);
  await screen.findByRole('button', { name: 'Start' });
  await switchOff('practice', 'live', 'open_links', 'resume_sharing');

  await pages.visit('/candidate/dashboard', candidate);
  await screen.findByText('New practice interviews are switched off here.');
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  const navigation = within(screen.getByRole('navigation', { name: 'Candidate' }));
  navigation.getByRole('link', { name: 'Interviews' });
  expect(navigation.queryByRole('link', { name: 'Practice' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New practice' })).toBeNull();

  await pages.visit(`/resume-builder/${resume._id}`, candidate);
  await press('Share');
  await screen.findByText(/^Sharing resumes is switched off here/);
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();

  await pages.visit(`/recruiter/workspaces/${id}`, recruiter);
  await press('Open link');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Applying by link is switched off here.');
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);

  await pages.visit(`/recruiter/workspaces/${id}/interviews/new`, recruiter);
  const options = within(await screen.findByLabelText('Held by')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['AI interviewer']);
  screen.getByText('Live interviews are switched off here.');

  await pages.visit(`/recruiter/workspaces/${id}/interviews/${frozen.body._id}`, recruiter);
  await screen.findByText('Live interviews are switched off here.');
  expect(screen.queryByRole('button', { name: 'Propose times' })).toBeNull();
});
