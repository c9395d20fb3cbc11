// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createEngine } from '../../../../server/modules/judging/engine.ts';
import type { ChatClient } from '../../../../server/platform/ai/chat.ts';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import type { Session } from '../../../api/gen/types.gen.ts';
import { newCandidate, visitAs } from '../visit.fixture.tsx';

vi.setConfig({ testTimeout: 90_000 });

const quote = 'I reproduced the fault on my own machine';
const answer = `In March our checkout failed for some orders. ${quote}, read the logs, wrote a failing test and fixed the query. In the end errors fell to zero in two days.`;

/** A model that finds the same in every answer, and asks nothing. */
const chat: ChatClient = {
  host: 'ai.example',
  model: 'small-model',
  trouble: () => null,
  probe: async () => {},
  complete: async () => ({
    text: JSON.stringify({ evidence: [{ turn: 1, quote }], anchor: 3, missing: [1], score: 4 }),
  }),
  stream: async () => ({ text: 'NONE' }),
};

let server: TestServer;
let candidate: TestAccount;

beforeAll(async () => {
  server = await startTestServer({ judging: createEngine({ ai: chat }) });
  candidate = await newCandidate(server);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
afterAll(() => server.close());

async function ask(method: 'GET' | 'POST', path: string, payload?: object): Promise<Session> {
  return JSON.parse(await read(path, method, payload));
}

async function read(path: string, method: 'GET' | 'POST' = 'GET', payload?: object): Promise<string> {
  const headers = { authorization: `Bearer ${candidate.accessToken}` };
  const url = `/api/v1/interviews/session${path}`;
  return (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).body;
}

/** Answers all questions; gives the report's id. */
async function reported(): Promise<string> {
  const choice = {
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
    question_count: 3,
  };
  let session = await ask('POST', '', { mode: 'practice', ...choice });
  session = await ask('POST', `/${session._id}/start`);
  while (session.current_turn) {
    const turn = `/${session._id}/turns/${session.current_turn._id}`;
    await ask('POST', `${turn}/answer`, { text: answer });
    await read(`${turn}/follow-up`);
    session = await ask('GET', `/${session._id}`);
  }
  return vi.waitFor(
    async () => {
      const { report_id } = await ask('GET', `/${session._id}`);
      if (!report_id) throw new Error('There is no report yet.');
      return report_id;
    },
    { timeout: 30_000, interval: 100 },
  );
}

it('a report by a language model shows scores by competency, what they rest on, and who wrote them', async () => {
  const id = await reported();
  await visitAs(server, candidate, `/candidate/reports/${id}`);

  const table = within(await screen.findByRole('table', { name: 'AI scores by competency, 1 to 5' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.textContent).toMatch(/4 of 5.*answers?$/);
  screen.getByText('75 of 100');
  screen.getByText(/An AI wrote these scores: the model small-model, with prompt version 2/);
  screen.getByText(/Answers go to the model small-model at ai\.example/);
  expect(screen.queryByText(/Checklist \d/)).toBeNull();

  const [toQuote] = screen.getAllByRole('button', { name: `Show in the answer: ${quote}` });
  if (!toQuote) throw new Error('No quote leads to the transcript.');
  await userEvent.click(toQuote);
  expect(document.querySelector('mark[data-shown]')?.textContent).toContain(quote);
});

it('says before the start that a model will score, and which', async () => {
  await visitAs(server, candidate, '/candidate/interviews/practice');
  await screen.findByText(/Answers go to the model small-model at ai\.example/);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up interview' }));
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  screen.getByText(/on a written scale from 1 to 5/);
});
