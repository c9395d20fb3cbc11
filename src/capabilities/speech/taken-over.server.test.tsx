// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '../../../openapi/gen/types.gen.ts';
import { webm } from '../../../server/modules/speech/sound.fixture.ts';
import { Speaker } from '../../../server/modules/speech/speech-server.fixture.ts';
import type { Speech } from '../../../server/platform/ai/speech.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { press, usableButton } from '../../../tests/support/press.ts';
import { judged } from '../../../tests/support/sessions.ts';
import { clientId } from '../interview/client-id.ts';

const sessions = '/api/v1/interviews/session';
const choice = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 1 };
const heard = 'In March our checkout failed for some orders, and I reproduced the fault on my own machine.';
const heardNext = 'Then I wrote a failing test, fixed the query, and errors fell to zero in two days.';

/** Whether the service refuses what was said first, or all of it, and until when it is silent. */
const ear = { refusesFirst: false, refuses: false, answered: Promise.resolve() };

const speech: Speech = {
  transcriber: {
    host: 'speech.example',
    model: 'small-ear',
    transcribe: async ({ bytes }) => {
      const isFirst = bytes.length === webm.length;
      if (isFirst) await ear.answered;
      if (ear.refuses || (isFirst && ear.refusesFirst))
        return { failure: { kind: 'refused', reason: 'no words' } };
      return { text: isFirst ? heard : heardNext, language: 'english', durationSeconds: 5, segments: [] };
    },
  },
  voice: null,
};

const pages = servePages({ speech });
beforeAll(() => pages.signIn());
beforeEach(
  () => void Object.assign(ear, { refusesFirst: false, refuses: false, answered: Promise.resolve() }),
);

interface Elsewhere {
  readonly sessionId: string;
  readonly other: Speaker;
}

/** A practice goes on at another device. */
async function openElsewhere(): Promise<Elsewhere> {
  const { _id: sessionId } = await pages.ask<Session>('POST', sessions, { mode: 'practice', ...choice });
  const { current_turn } = await pages.ask<Session>('POST', `${sessions}/${sessionId}/start`);
  const at = { sessionId, turnId: current_turn?._id ?? '' };
  const other = new Speaker(pages.server, pages.account, at, 'another-device');
  await other.takeOver();
  return { sessionId, other };
}

const leave = (other: Speaker) => other.ask('POST', 'client', { client: 'another-device', claim: 'leave' });

/** Another device has said something and left; nobody has looked what became of it since. */
async function spokenElsewhere(): Promise<Elsewhere> {
  const { sessionId, other } = await openElsewhere();
  await other.finished();
  await leave(other);
  return { sessionId, other };
}

/** The same, and it spoke a second time before anybody saw the words of the first. */
async function spokenTwiceElsewhere(): Promise<string> {
  const { sessionId, other } = await spokenElsewhere();
  await other.takeOver();
  const longer = await other.recorded(webm, Buffer.from('and more'));
  await other.finish(longer, 2);
  await leave(other);
  return sessionId;
}

const visit = (sessionId: string) => pages.visit(`/candidate/interviews/session/${sessionId}`);
const answerOf = async (sessionId: string) =>
  (await pages.ask<Session>('GET', `${sessions}/${sessionId}`)).turns[0]?.answer;

/** Has the list of recordings come only after that. */
function holdList(before: () => Promise<void>): void {
  const real = window.fetch;
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'GET' && url.endsWith('/recordings')) await before();
    return real.call(window, input, init);
  });
  onTestFinished(() => spy.mockRestore());
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
const panel = async () => within(await screen.findByRole('group', { name: 'Answer by speaking' }));

it('what another device has said is waited for here, and its words are put into the answer once', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  ear.answered = promise;
  const { sessionId } = await spokenElsewhere();
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  await (await panel()).findByText(/^What you said is being written down/);
  await press('Done');
  await (await panel()).findByText(/^Your answer is not submitted yet: what you said is not in it\./);
  await usableButton('Submit without its words');
  answer();
  await waitFor(async () => expect((await field()).value).toBe(`Only this.\n${heard}`));
  await screen.findByText(/^Saved \d/);
  await visit(sessionId);
  await (await panel()).findByRole('list', { name: 'Recordings of this answer' });
  await usableButton('Record more');
  expect((await field()).value).toBe(`Only this.\n${heard}`);
});

it('words that came while nobody looked are put into the answer', async () => {
  const { sessionId, other } = await spokenElsewhere();
  await waitFor(async () => {
    const { body } = await other.ask<{ items: { state: string }[] }>('GET', 'recordings');
    expect(body.items.map(({ state }) => state)).toEqual(['transcribed']);
  });
  await visit(sessionId);
  await waitFor(async () => expect((await field()).value).toBe(heard));
});

it('what could not be written down for another device is asked for again here, also after a reload', async () => {
  ear.refuses = true;
  const { sessionId } = await spokenElsewhere();
  await visit(sessionId);
  await usableButton('Try again');
  await userEvent.type(await field(), 'Only this.');
  await screen.findByText(/^Saved \d/);
  await visit(sessionId);
  await usableButton('Try again');
  await press('Done');
  await (await panel()).findByText(/^Your answer is not submitted yet: .* refuses this server/);
  ear.refuses = false;
  await press('Try again');
  await waitFor(async () => expect((await field()).value).toBe(`Only this.\n${heard}`));
});

it('what another device has said in two recordings comes into the answer in that order, whichever is written down first', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  ear.answered = promise;
  const sessionId = await spokenTwiceElsewhere();
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  await (await panel()).findByText(/being written down/);
  await press('Done');
  await (await panel()).findByText(/^Your answer is not submitted yet/);
  answer();
  await waitFor(async () => expect((await field()).value).toBe(`Only this.\n${heard}\n${heardNext}`));
  await screen.findByText(/^Saved \d/);
  await visit(sessionId);
  await usableButton('Record more');
  expect((await field()).value).toBe(`Only this.\n${heard}\n${heardNext}`);
});

it('what another device sent of a recording that it did not finish is offered here, and written down', async () => {
  const { sessionId, other } = await openElsewhere();
  await other.recorded(webm);
  await leave(other);
  await visit(sessionId);
  await (await panel()).findByText('Recording 1 was not finished. What arrived of it is kept.');
  await press('Write down what arrived');
  await waitFor(async () => expect((await field()).value).toBe(heard));
  await waitFor(() => expect(screen.queryByText(/was not finished/)).toBeNull());
});

it('Done asks about an earlier recording that could not be written down, and its words come before the later ones', async () => {
  ear.refusesFirst = true;
  await visit(await spokenTwiceElsewhere());
  await waitFor(async () => expect((await field()).value).toBe(heardNext));
  await usableButton('Try again');
  await press('Done');
  await (await panel()).findByText(/^Your answer is not submitted yet: .* refuses this server/);
  await usableButton('Submit without its words');
  ear.refusesFirst = false;
  await press('Try again');
  await waitFor(async () => expect((await field()).value).toBe(`${heard}\n${heardNext}`));
});

it('Done waits for the list of recordings, and says so', async () => {
  ear.refuses = true;
  const { sessionId } = await spokenElsewhere();
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  holdList(() => promise);
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  await press('Done');
  await screen.findByRole('button', { name: 'Looking for recordings…' });
  arrive();
  await (await panel()).findByText(/^Your answer is not submitted yet: .* refuses this server/);
});

it('Done asks where it cannot be known whether something was recorded, and submits what was typed after a yes', async () => {
  const { sessionId } = await spokenElsewhere();
  holdList(() => Promise.reject(new TypeError('Failed to fetch')));
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  await press('Done');
  await (await panel()).findByText(
    /^Your answer is not submitted yet: the list of your recordings .* Choose Done to look again\.$/,
    {},
    { timeout: 10_000 },
  );
  expect(await answerOf(sessionId)).toBeNull();
  await press('Submit what you typed');
  await waitFor(async () => expect(await answerOf(sessionId)).toBe('Only this.'));
}, 20_000);

it('Done asks about what was said before where nothing can be recorded any more', async () => {
  ear.refuses = true;
  const { sessionId } = await spokenElsewhere();
  const { transcriber } = speech;
  Object.assign(speech, { transcriber: null });
  onTestFinished(() => void Object.assign(speech, { transcriber }));
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  expect(screen.queryByText(/no speech service is configured/)).toBeNull();
  await press('Done');
  await (await panel()).findByText(/^Your answer is not submitted yet/);
  await press('Submit without its words');
  await waitFor(async () => expect(await answerOf(sessionId)).toBe('Only this.'));
});

it('the report says of what is in no answer that nothing of it was looked at', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  ear.answered = promise;
  const { sessionId } = await spokenElsewhere();
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  await (await panel()).findByText(/^What you said is being written down/);
  await press('Done');
  await press('Submit without its words');
  await waitFor(async () => {
    expect(await answerOf(sessionId)).toBe('Only this.');
  });
  await act(async () => answer());
  await pages.ask('POST', `${sessions}/${sessionId}/complete`, undefined, clientId());
  const { report_id } = await judged(pages.server, pages.account, sessionId);
  await pages.visit(`/candidate/reports/${report_id}`);
  await screen.findByText('What was said in it is in no answer, so nothing of it was looked at.');
});
