// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SessionPage } from '../../../../openapi/gen/types.gen.ts';
import { begunAttempt, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { reportedSession } from '../../../../tests/support/sessions.ts';

const pages = servePages();
beforeAll(async () => {
  await pages.signIn();
  await reportedSession(pages.server, pages.account);
  await reportedSession(pages.server, pages.account);
});

const sessions = async () => (await pages.ask<SessionPage>('GET', '/api/v1/interviews/sessions')).items;

/** The report of an attempt after which there is another. */
async function heldReport(): Promise<string> {
  const { server, account: candidate } = pages;
  const id = await inviteToInterview(server, candidate.email, { attemptsAllowed: 2 });
  const session = await begunAttempt(server, candidate, id);
  await pages.ask('POST', `/api/v1/interviews/session/${session._id}/complete`);
  const reportId = async () => (await sessions()).find(({ _id }) => _id === session._id)?.report_id;
  await expect.poll(reportId, { timeout: 15_000 }).toEqual(expect.any(String));
  return (await reportId()) ?? '';
}

/** Nothing is chosen: every report offers to be the first, and the words about the choice can be put away. */
async function expectNoneChosen(): Promise<void> {
  expect(await screen.findAllByRole('link', { name: /^Compare: / })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^Compare with this/ })).toBeNull();
  expect(screen.queryByText(/Choose the report to compare it with/)).toBeNull();
}

it('a page beyond the last one says so, and leads to the last', async () => {
  await pages.visit('/candidate/reports?page=99');
  await screen.findByRole('heading', { name: 'There is no page 99' });
  screen.getByText('2 reports');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 1' }));
  await screen.findByRole('table', { name: 'Reports' });
  expect(window.location.search).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('a report that is not there cannot be chosen to compare with', async () => {
  await pages.visit('/candidate/reports?compare=nothing');
  await screen.findByText(/^We can’t find this report\. Choose another one to compare\./);
  await expectNoneChosen();
  await userEvent.click(screen.getByRole('link', { name: 'Do not compare' }));
  await waitFor(() => expect(screen.queryByText(/We can’t find this report/)).toBeNull());
});

it('a report that is not open yet says so where it is chosen and where it is compared', async () => {
  const held = await heldReport();
  await pages.visit(`/candidate/reports?compare=${held}`);
  await screen.findByText(/^The chosen report is not open yet\. Choose another one to compare\./);
  await expectNoneChosen();
  await pages.visit(`/candidate/reports?compare=${held},another`);
  await screen.findByRole('heading', { name: 'This report is not open yet' });
});

it('two reports of which one is not there are a dead end with the way back, and nothing to retry', async () => {
  await pages.visit('/candidate/reports?compare=nothing,more-of-it');
  await screen.findByRole('heading', { name: 'A report could not be loaded' });
  expect(screen.getByRole('link', { name: 'Your reports' }).getAttribute('href')).toBe('/candidate/reports');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('a chosen report that could not be loaded can be asked for again', async () => {
  const chosen = (await sessions()).find(({ interview }) => !interview)?.report_id ?? '';
  const real = window.fetch.bind(window);
  const network = vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isIt = new Request(input, init).url.endsWith(`/reports/${chosen}`);
    return isIt ? Promise.resolve(new Response(null, { status: 403 })) : real(input, init);
  });
  await pages.visit(`/candidate/reports?compare=${chosen}`);
  await screen.findByRole('heading', { name: 'The chosen report could not be loaded' });
  await expectNoneChosen();
  network.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(/is chosen\. Choose the report to compare it with/);
});
