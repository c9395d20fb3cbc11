// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { interviewSessions, reports } from '../../../../server/platform/database/schema/index.ts';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import type { Report } from '../../../api/gen/types.gen.ts';
import { newCandidate, visitAs } from '../visit.fixture.tsx';
import { practised } from './practised.fixture.ts';

vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
let candidate: TestAccount;
let report: Report;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
beforeEach(async () => {
  candidate = await newCandidate(server);
  report = await practised(server, candidate);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
afterAll(() => server.close());

const open = (path: string) => visitAs(server, candidate, path);
const versions = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Versions of this report' })).closest(
      'section',
    ) as HTMLElement,
  );

it('says why there is no new version to make, where nothing has changed', async () => {
  await open(`/candidate/reports/${report._id}`);
  const panel = await versions();
  await panel.findByText(/Neither the engine nor the question bank has changed/);
  panel.getByText('Version 1, on this page');
  expect(panel.queryByRole('button')).toBeNull();
});

it('makes a new version by a newer engine, and keeps the old one readable', async () => {
  const engine = { ...report.engine, version: '0.9.0' };
  await server.db
    .update(reports)
    .set({ engine, body: { ...report, engine } })
    .where(eq(reports.id, report._id));
  await open(`/candidate/reports/${report._id}`);
  const panel = await versions();
  await userEvent.click(await panel.findByRole('button', { name: 'Evaluate again' }));
  const link = await panel.findByRole('link', { name: 'Version 2' });
  await panel.findByText('There is a newer version: version 2.');
  panel.getByText(/engine version 0\.9\.0/);

  await userEvent.click(link);
  await (await versions()).findByText('Version 2, on this page');
  expect((await versions()).getByRole('link', { name: 'Version 1' })).toBeTruthy();
  await screen.findByText(/Report version 2/);
});

it('a session that was left to a person is evaluated again from its page', async () => {
  await server.db.delete(reports).where(eq(reports.sessionId, report.session_id));
  await server.db
    .update(interviewSessions)
    .set({ status: 'evaluating', evaluationState: 'needs_human', evaluationMessage: sql`null` })
    .where(eq(interviewSessions.id, report.session_id));
  await open(`/candidate/interviews/session/${report.session_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Your answers could not be evaluated yet' });
  await userEvent.click(screen.getByRole('button', { name: 'Evaluate again' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/candidate\/reports\//));
  await screen.findByRole('heading', { level: 1, name: /^Report: / });
});
