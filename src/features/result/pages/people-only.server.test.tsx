// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { judged } from '../../../../tests/support/sessions.ts';
import { paths } from '../../../lib/paths.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

/** Completes an interview of a company, where an engine may read it or not. */
async function completed(agreesToEngine: boolean) {
  const recruiter = await createAccount(pages.server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(pages.server, recruiter);
  const who = { workspaceId, candidate: pages.account, agrees: () => agreesToEngine };
  const { interviewId, sessionId } = await completedInterview(pages.server, recruiter, who);
  const review = async () =>
    (await callAs(pages.server, recruiter)<HiringReview>('GET', `/reviews/${sessionId}`)).body;
  return { interviewId, sessionId, review };
}

it('a result without an engine says that a person reads it, and raters are told nothing before they rate', async () => {
  const { interviewId, review } = await completed(false);
  await pages.visit(paths.candidate.result(interviewId));
  await screen.findByRole('heading', { name: 'A person reads your answers' });
  screen.getByText('Reviewed by a person');
  expect(screen.queryByText(/Evaluat(ed|ing)/)).toBeNull();
  expect(await review()).toMatchObject({ is_revealed: false, engine: null, evaluation: 'done' });
});

it('what was agreed to is taken back in the settings, and the report is gone', async () => {
  const { interviewId, sessionId, review } = await completed(true);
  await judged(pages.server, pages.account, sessionId);
  expect(await review()).toMatchObject({ engine: null, evaluation: 'done' });
  await pages.visit('/candidate/settings?tab=consents');
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw Automated evaluation/ }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/What was found in your answers is deleted/);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText(/Automated evaluation: declined/);
  await pages.visit(paths.candidate.result(interviewId));
  await screen.findByRole('heading', { name: 'A person reads your answers' });
});
