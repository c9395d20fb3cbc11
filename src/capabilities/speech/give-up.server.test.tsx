// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { RecordingList, Session } from '../../../openapi/gen/types.gen.ts';
import { webm } from '../../../server/modules/speech/sound.fixture.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { press } from '../../../tests/support/press.ts';
import { FakeMediaRecorder, stubMicrophone } from './recording/media-recorder.fixture.ts';

const sessions = '/api/v1/interviews/session';
const choice = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 1 };

const pages = servePages({
  speech: {
    transcriber: {
      host: 'speech.example',
      model: 'small-ear',
      transcribe: async () => ({ failure: { kind: 'unreachable', reason: 'no words' } }),
    },
    voice: null,
  },
});

/** Has the server take the sound of a part and store it only once the test says so. */
function slowFiles() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const write = pages.server.files.write.bind(pages.server.files);
  const written: Promise<void>[] = [];
  const spy = vi.spyOn(pages.server.files, 'write').mockImplementation((...file) => {
    const writing = released.then(() => write(...file));
    written.push(writing);
    return writing;
  });
  onTestFinished(() => spy.mockRestore());
  return { written, release };
}

/** Has the server end a recording, and the page hear of it only once the test says so. */
function holdFinish() {
  const { promise: released, resolve: reply } = Promise.withResolvers<void>();
  let isReceived = false;
  const real = window.fetch;
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    const response = await real.call(window, input, init);
    if (!/\/recordings\/[^/]+\/finish$/.test(url)) return response;
    isReceived = true;
    await released;
    return response;
  });
  onTestFinished(() => {
    reply();
    spy.mockRestore();
  });
  return { isReceived: () => isReceived, reply };
}

it('of a recording whose part is under way nothing stays on the server once it was given up', async () => {
  await pages.signIn();
  stubMicrophone();
  const { written, release } = slowFiles();
  const session = await pages.ask<Session>('POST', sessions, { mode: 'practice', ...choice });
  const path = `${sessions}/${session._id}`;
  await pages.ask('POST', `${path}/start`);
  await pages.visit(`/candidate/interviews/session/${session._id}`);
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Only this.');
  await press('Record answer');
  await within(await screen.findByRole('group', { name: 'Answer by speaking' })).findByRole('meter');
  await act(async () => FakeMediaRecorder.latest?.give(new Uint8Array(webm)));
  await press('Done');
  await waitFor(() => expect(written).toHaveLength(1));

  await press('Remove it and submit');
  await screen.findByText(/is deleted for good once your answer is stored/);
  await press('Remove it and submit');
  await waitFor(async () =>
    expect((await pages.ask<Session>('GET', path)).turns[0]).toMatchObject({ answer: 'Only this.' }),
  );
  const { items } = await pages.ask<RecordingList>('GET', `${path}/recordings`);
  expect(items).toEqual([]);
  release();
  await Promise.all(written);
  await waitFor(async () => expect(await pages.server.files.list('recordings')).toEqual([]));
});

it.each([
  ['Skip', /and your recording, which is not handed over yet, are dropped\./, 'Skip question'],
  ['Finish early…', /Your recording is not handed over yet, and is dropped/, 'Finish now'],
])(
  '%s takes back a recording that was said to be dropped and arrived meanwhile',
  async (leave, words, yes) => {
    await pages.signIn();
    stubMicrophone();
    const session = await pages.ask<Session>('POST', sessions, { mode: 'practice', ...choice });
    const path = `${sessions}/${session._id}`;
    await pages.ask('POST', `${path}/start`);
    await pages.visit(`/candidate/interviews/session/${session._id}`);
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Only this.');
    await press('Record answer');
    await within(await screen.findByRole('group', { name: 'Answer by speaking' })).findByRole('meter');
    await act(async () => FakeMediaRecorder.latest?.give(new Uint8Array(webm)));
    const finish = holdFinish();
    await press('Stop recording');
    await press(leave);
    await screen.findByText(words);
    await waitFor(() => expect(finish.isReceived()).toBe(true));
    await press(yes);
    await waitFor(async () => {
      const { turns } = await pages.ask<Session>('GET', path);
      expect(turns[0]?.outcome).not.toBeNull();
    });
    finish.reply();
    const { items } = await pages.ask<RecordingList>('GET', `${path}/recordings`);
    expect(items).toEqual([]);
  },
);

it('the focus stays where the recording was to be removed, and is on the recording button once it was', async () => {
  await pages.signIn();
  stubMicrophone();
  const session = await pages.ask<Session>('POST', sessions, { mode: 'practice', ...choice });
  await pages.ask('POST', `${sessions}/${session._id}/start`);
  await pages.visit(`/candidate/interviews/session/${session._id}`);
  await press('Record answer');
  await within(await screen.findByRole('group', { name: 'Answer by speaking' })).findByRole('meter');
  const focusIsOn = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  await press('Remove the recording');
  await press('Keep it');
  await focusIsOn('Remove the recording');
  await press('Remove the recording');
  await screen.findByRole('button', { name: 'Keep it' });
  await press('Remove the recording');
  await focusIsOn('Record answer');
});
