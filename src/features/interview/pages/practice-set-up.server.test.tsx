// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { newCandidate, visitAs } from '../visit.fixture.tsx';

vi.setConfig({ testTimeout: 90_000 });

const DESCRIPTION = 'We look for somebody who debugs, tests and reviews code.';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());

const noOverall = /A report of fewer than 3 answers has no overall score/;

const description = () => screen.findByLabelText<HTMLTextAreaElement>('Job description or resume (optional)');

it('a pasted job description outlasts a session that ends, for the same person', async () => {
  const [owner, somebodyElse] = [await newCandidate(server), await newCandidate(server)];
  await visitAs(server, owner, '/candidate/interviews/practice');
  await userEvent.type(await description(), DESCRIPTION);
  await visitAs(server, somebodyElse, '/candidate/interviews/practice');
  expect((await description()).value).toBe('');
  await visitAs(server, owner, '/candidate/interviews/practice');
  expect((await description()).value).toBe(DESCRIPTION);
});

it('a drill of one question says before it starts that no overall score comes of it', async () => {
  await visitAs(server, await newCandidate(server), '/candidate/interviews/practice');
  await userEvent.click(await screen.findByLabelText('1, a drill'));
  screen.getByText(noOverall);
  await userEvent.click(screen.getByLabelText('3'));
  expect(screen.queryByText(noOverall)).toBeNull();
  await userEvent.click(screen.getByLabelText('1, a drill'));
  await userEvent.click(screen.getByRole('button', { name: 'Set up interview' }));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  screen.getByText(noOverall);
});

it('what was begun is offered before something new is set up', async () => {
  const owner = await newCandidate(server);
  await visitAs(server, owner, '/candidate/interviews/practice');
  await description();
  expect(screen.queryByText('Go on with a practice interview')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Set up interview' }));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  await visitAs(server, owner, '/candidate/interviews/practice');
  const begun = within(await screen.findByRole('region', { name: 'Go on with a practice interview' }));
  await userEvent.click(begun.getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
});
