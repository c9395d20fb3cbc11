// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Speaker } from '../../../../server/modules/speech/speech-server.fixture.ts';
import type { Speech } from '../../../../server/platform/ai/speech.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press, usableButton } from '../../../../tests/support/press.ts';
import { judged } from '../../../../tests/support/sessions.ts';
import type { Session } from '../../../api/gen/types.gen.ts';
import { placeName } from '../session/place-name.ts';

const sessions = '/api/v1/interviews/session';
const choice = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 1 };
const heard = 'In March our checkout failed for some orders, and I reproduced the fault on my own machine.';

/** Whether the service refuses, and until when it is silent. */
const ear = { refuses: false, answered: Promise.resolve() };

const speech: Speech = {
  transcriber: {
    host: 'speech.example',
    model: 'small-ear',
    transcribe: async () => {
      await ear.answered;
      if (ear.refuses) return { failure: { kind: 'refused', reason: 'no words' } };
      return { text: heard, language: 'english', durationSeconds: 5, segments: [] };
    },
  },
  voice: null,
};

const pages = servePages({ speech });
beforeAll(() => pages.signIn());
beforeEach(() => void Object.assign(ear, { refuses: false, answered: Promise.resolve() }));

/** Another device has said something and left; nobody has looked what became of it since. */
async function spokenElsewhere(): Promise<{ sessionId: string; other: Speaker }> {
  const { _id: sessionId } = await pages.ask<Session>('POST', sessions, { mode: 'practice', ...choice });
  const { current_turn } = await pages.ask<Session>('POST', `${sessions}/${sessionId}/start`);
  const at = { sessionId, turnId: current_turn?._id ?? '' };
  const other = new Speaker(pages.server, pages.candidate, at, 'another-device');
  await other.takeOver();
  await other.finished();
  await other.ask('POST', 'place', { place: 'another-device', claim: 'leave' });
  return { sessionId, other };
}

const visit = (sessionId: string) => pages.visit(`/candidate/interviews/session/${sessionId}`);
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
  await (await panel()).findByText(/^Your answer is not handed in yet: what you said is not in it\./);
  await usableButton('Hand in without its words');
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
  await (await panel()).findByText(/^Your answer is not handed in yet: .* refuses this server/);
  ear.refuses = false;
  await press('Try again');
  await waitFor(async () => expect((await field()).value).toBe(`Only this.\n${heard}`));
});

it('the report says of what is in no answer that nothing of it was looked at', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  ear.answered = promise;
  const { sessionId } = await spokenElsewhere();
  await visit(sessionId);
  await userEvent.type(await field(), 'Only this.');
  await (await panel()).findByText(/^What you said is being written down/);
  await press('Done');
  await press('Hand in without its words');
  await waitFor(async () => {
    const { turns } = await pages.ask<Session>('GET', `${sessions}/${sessionId}`);
    expect(turns[0]?.answer).toBe('Only this.');
  });
  await act(async () => answer());
  await pages.ask('POST', `${sessions}/${sessionId}/complete`, undefined, placeName());
  const { report_id } = await judged(pages.server, pages.candidate, sessionId);
  await pages.visit(`/candidate/reports/${report_id}`);
  await screen.findByText('What was said in it is in no answer, so nothing of it was looked at.');
});
