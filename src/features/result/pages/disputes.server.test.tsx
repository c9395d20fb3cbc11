// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { candidateRequests } from '../../../../server/platform/database/schema/index.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { completedInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const pages = servePages();
let ids: Awaited<ReturnType<typeof completedInterview>>;
let recruiter: Awaited<ReturnType<typeof createAccount>>;

beforeEach(async () => {
  const { server } = pages;
  await pages.signIn();
  recruiter = await createAccount(server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  ids = await completedInterview(server, recruiter, { workspaceId, candidate: pages.account });
});

it('a request says who answers it, when it was opened, and who answered', async () => {
  const { server } = pages;
  const [id, sessionId] = ['review-of-ward-nine', ids.sessionId];
  const request = { kind: 'human_review', text: 'Please read it again.', createdAt: new Date() } as const;
  await server.db.insert(candidateRequests).values({ id, sessionId, ...request });
  const team = callAs(server, recruiter);
  await team('POST', `/reviews/${sessionId}/requests/${id}/dispute`, { reason: 'We rated it' });
  await pages.visit(paths.candidate.result(ids.interviewId));
  await screen.findByText(/^The company left the answer to an administrator of this site/);
  expect(screen.queryByText(/opened your answers/)).toBeNull();

  const administer = callAs(server, await createAccount(server, 'admin'), 'admin');
  await administer('GET', `/disputes/${id}`);
  await administer('POST', `/disputes/${id}/answer`, { answer: 'It was read in full.' });
  await pages.visit(paths.candidate.result(ids.interviewId));
  await screen.findByText('Answered by an administrator');
  screen.getByText(/It was read in full\./);
  screen.getByText(/^An administrator of this site opened your answers:/);
});
