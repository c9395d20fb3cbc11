// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PersonalData } from '../../../../openapi/gen/types.gen.ts';
import { consentTexts } from '../../../../server/content/consent-texts.ts';
import { webm } from '../../../../server/modules/speech/sound.fixture.ts';
import { starting } from '../../../../server/modules/speech/speech-server.fixture.ts';
import type { Speech } from '../../../../server/platform/ai/speech.ts';
import { recordings, turns } from '../../../../server/platform/database/schema/index.ts';
import { decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const speech: Speech = {
  transcriber: {
    host: 'speech.example',
    model: 'small-ear',
    transcribe: async () => ({ failure: { kind: 'unreachable', reason: 'no connection' } }),
  },
  voice: null,
};

const pages = servePages({ speech });
const saved: { name: string; file: Blob }[] = [];

beforeEach(async () => {
  await pages.signIn();
  saved.length = 0;
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: last });
  });
});

/** Has a practice hold a recording, and one that was never finished. */
async function record(): Promise<string> {
  const choice = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 1 };
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', { mode: 'practice', ...choice });
  const speaker = await starting(pages.server, pages.account, _id);
  const id = await speaker.finished();
  await speaker.begin();
  return id;
}

it('the sound of recordings is offered beside the data, under the name that they have for it', async () => {
  const id = await record();
  await pages.visit('/candidate/settings?tab=your-data');
  await press('Download my data');
  const sounds = within(await screen.findByRole('region', { name: 'Your audio' }));
  expect(sounds.getAllByRole('listitem')).toHaveLength(1);
  const held: PersonalData = JSON.parse((await saved[0]?.file.text()) ?? '');
  expect(held.recordings).toHaveLength(2);
  const { file, prompt = '' } = held.recordings.find(({ _id }) => _id === id) ?? {};
  expect(file).toMatch(
    new RegExp(`^recording-\\d{4}-\\d\\d-\\d\\d-practice-software-.*question-1-${id.slice(0, 8)}\\.webm$`),
  );
  sounds.getByText(/^Practice, Software .*: question 1$/);
  sounds.getByText(prompt);
  await press(`Save ${file}`);
  await sounds.findByText('Check your downloads.');
  expect(saved[1]?.name).toBe(file);
  expect(Buffer.from((await saved[1]?.file.arrayBuffer()) ?? new ArrayBuffer())).toEqual(webm);
});

/** Has an attempt at an interview hold a recording of its first question, and hands it in. */
async function attempt(interviewId: string): Promise<string> {
  const wish = { mode: 'ai', interview_id: interviewId };
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', wish);
  const speaker = await starting(pages.server, pages.account, _id);
  await speaker.finished();
  await speaker.ask('POST', 'complete');
  return _id;
}

it('recordings of two attempts and of a follow-up are told apart', async () => {
  const id = await inviteToInterview(pages.server, pages.account.email, { attemptsAllowed: 2 });
  await decideOnConsents(pages.server, pages.account, id);
  const { version } = consentTexts.answer_recordings;
  const decisions = [{ item: 'answer_recordings', version, is_given: true }];
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/consents`, { decisions });
  await attempt(id);
  const second = await attempt(id);
  await pages.server.db.update(turns).set({ kind: 'follow_up' }).where(eq(turns.sessionId, second));
  await pages.visit('/candidate/settings?tab=your-data');
  await press('Download my data');
  const sounds = within(await screen.findByRole('region', { name: 'Your audio' }));
  const places = sounds.getAllByText(/^Engineer \(sample\)/).map(({ textContent }) => textContent);
  expect(places).toEqual([
    'Engineer (sample), Sample Company, attempt 1: question 1',
    'Engineer (sample), Sample Company, attempt 2: question 1, follow-up',
  ]);
});

it('a sound that was removed meanwhile is said to be gone', async () => {
  const id = await record();
  await pages.visit('/candidate/settings?tab=your-data');
  await press('Download my data');
  await screen.findByRole('region', { name: 'Your audio' });
  await pages.server.db.delete(recordings).where(eq(recordings.id, id));
  await userEvent.click(screen.getByRole('button', { name: /^Save recording-/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/can’t find this recording/);
});

it('nothing is offered to somebody without recordings', async () => {
  await pages.visit('/candidate/settings?tab=your-data');
  await press('Download my data');
  await screen.findAllByText('Check your downloads.');
  expect(screen.queryByRole('region', { name: 'Your audio' })).toBeNull();
});
