// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { webm } from '../../../../server/modules/speech/sound.fixture.ts';
import { starting } from '../../../../server/modules/speech/speech-server.fixture.ts';
import type { Speech } from '../../../../server/platform/ai/speech.ts';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import { inviteToInterview } from '../../../../tests/support/interviews.ts';
import { call } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import type { InvitedInterview, Session } from '../../../api/gen/types.gen.ts';
import { newCandidate, visitAs } from '../visit.fixture.tsx';
import { FakeMediaRecorder, stubMicrophone } from './media-recorder.fixture.ts';

vi.setConfig({ testTimeout: 90_000 });

const sessionsPath = '/api/v1/interviews/session';
const first = 'In March our checkout failed for some orders. I reproduced the fault on my own machine.';
const second =
  'I read the logs, wrote a failing test and fixed the query. In the end errors fell to zero in two days.';
const heard = `${first} ${second}`;

/** What the service says of its certainty, and where it never answers. */
const ear = { averageLogProbability: -0.2, isDeaf: false };

/** The window's own forms and files stand in the way of a real service here; its protocol is tested beside it. */
const speechService: Speech = {
  transcriber: {
    host: 'speech.example',
    model: 'small-ear',
    transcribe: async () => {
      if (ear.isDeaf) return { failure: { kind: 'unreachable', reason: 'no connection' } };
      const said = {
        averageLogProbability: ear.averageLogProbability,
        noSpeechProbability: 0,
        compressionRatio: 1,
      };
      const segments = [
        { start: 0, end: 5, text: first, ...said },
        { start: 5, end: 10, text: second, ...said },
      ];
      return { text: heard, language: 'english', durationSeconds: 10, segments };
    },
  },
  voice: null,
};

let server: TestServer;
let candidate: TestAccount;

beforeAll(async () => {
  server = await startTestServer({ speech: speechService });
  candidate = await newCandidate(server);
}, 60_000);
beforeEach(() => {
  Object.assign(ear, { averageLogProbability: -0.2, isDeaf: false });
  stubMicrophone();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});
afterAll(() => server.close());

/** Opens a practice of one question at its first. */
async function openPractice(): Promise<Session> {
  const choice = {
    role_family: 'software',
    level: 'junior',
    question_type: 'behavioural',
    question_count: 1,
  };
  const made = await call<Session>(server, candidate, 'POST', sessionsPath, { mode: 'practice', ...choice });
  await starting(server, candidate, made._id);
  await visitAs(server, candidate, `/candidate/interviews/session/${made._id}`);
  return made;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = async () => (await screen.findByLabelText('Your answer')) as HTMLTextAreaElement;
const speech = async () => within(await screen.findByRole('group', { name: 'Answer by speaking' }));

/** Says something into the microphone. */
async function speak(): Promise<void> {
  await press('Record answer');
  await (await speech()).findByRole('meter');
  await act(async () => FakeMediaRecorder.latest?.give(new Uint8Array(webm)));
}

it('what is said is written into the answer, corrected there, handed in, and can be heard in the report', async () => {
  await openPractice();
  await userEvent.type(await field(), 'First this.');
  await speak();
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(`First this.\n${heard}`));
  await (await speech()).findByText(/^What you said is in your answer/);
  await userEvent.clear(await field());
  await userEvent.type(await field(), heard.replace('two days', '2 days'));
  await press('Done');
  await screen.findByRole('heading', { level: 1, name: /^Report/ }, { timeout: 30_000 });
  const recording = within(await screen.findByRole('group', { name: 'Recording 1' }));
  recording.getByRole('button', { name: 'Play Recording 1' });
  recording.getByRole('slider', { name: 'Place in Recording 1' });
  screen.getByText('What the machine heard (small-ear)');
  screen.getByRole('button', { name: `0:05 ${second}` });
  const figures = within(screen.getByRole('group', { name: 'Pace and fillers' }));
  figures.getByText('228 words a minute');
  figures.getByText(/^For your information in a practice: it carries no weight/);
});

it('Done stops a recording, and waits for what was said or hands in without it', async () => {
  await openPractice();
  ear.isDeaf = true;
  await userEvent.type(await field(), 'Only this.');
  await speak();
  await press('Done');
  await (await speech()).findByText(/^Your answer is not handed in yet/);
  await press('Hand in without it');
  await screen.findByText(/Follow-up/);
});

it('too little that was understood is no answer unless it is used; its take can be removed', async () => {
  await openPractice();
  ear.averageLogProbability = -1.6;
  await speak();
  await press('Stop recording');
  await press('Use what was understood');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  const takes = within(await screen.findByRole('list', { name: 'Recordings of this answer' }));
  await userEvent.click(takes.getByRole('button', { name: 'Remove Recording 1' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recordings of this answer' })).toBeNull());
});

it('an interview for hiring asks before the first recording; its results and its report let it be heard, and count no pace', async () => {
  const id = await inviteToInterview(server, candidate.email);
  const path = `/api/v1/interviews/invited/${id}`;
  const { consents } = await call<InvitedInterview>(server, candidate, 'GET', path);
  const decisions = consents.map(({ item, version }) => ({
    item,
    version,
    is_given: item === 'integrity_signals',
  }));
  await call(server, candidate, 'POST', `${path}/consents`, { decisions });
  const made = await call<Session>(server, candidate, 'POST', sessionsPath, { mode: 'ai', interview_id: id });
  await starting(server, candidate, made._id);
  await visitAs(server, candidate, `/candidate/interviews/session/${made._id}`);
  await press('Record answer');
  await press('I agree');
  await (await speech()).findByRole('meter');
  await act(async () => FakeMediaRecorder.latest?.give(new Uint8Array(webm)));
  await press('Stop recording');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await call(server, candidate, 'POST', `${sessionsPath}/${made._id}/complete`);
  const reportId = await vi.waitFor(
    async () => {
      const { report_id } = await call<Session>(server, candidate, 'GET', `${sessionsPath}/${made._id}`);
      if (!report_id) throw new Error('There is no report yet.');
      return report_id;
    },
    { timeout: 30_000, interval: 100 },
  );
  for (const page of [`/candidate/interviews/results/${id}`, `/candidate/reports/${reportId}`]) {
    await visitAs(server, candidate, page);
    await screen.findByRole('group', { name: 'Recording 1' });
    screen.getByText('What the machine heard (small-ear)');
    expect(screen.queryByText(/words a minute|Fillers/)).toBeNull();
  }
});
