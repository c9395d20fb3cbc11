// @module-tag postgres
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InvitedInterview, RecordingList, SpeechOptions } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { inviteToInterview } from '../../../tests/support/interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { invitations } from '../../platform/database/schema/invitations.ts';
import { recordings } from '../../platform/database/schema/recordings.ts';
import { webm } from './sound.fixture.ts';
import { type Speaker, serveSpeech, sessionsPath, starting } from './speech-server.fixture.ts';

const begin = new Date(Date.UTC(2026, 0, 5, 9));
const dayMs = 24 * 60 * 60 * 1000;
const speech = serveSpeech();

beforeEach(() => {
  speech.at = begin;
});

const folders = () => speech.server.files.list('recordings');
const optionsOf = async (speaker: Speaker) => (await speaker.ask<SpeechOptions>('GET', 'speech')).body;

/** A candidate in an interview for hiring, all of whose own consents are given. */
async function invited(granted?: { text_only: boolean }) {
  const account = await createAccount(speech.server);
  const id = await inviteToInterview(speech.server, account.email, { at: begin, retentionDays: 30 });
  const path = `/api/v1/interviews/invited/${id}`;
  if (granted) {
    const accommodation = { extra_time_percent: 0, pauses: false, ...granted } as const;
    await speech.server.db
      .update(invitations)
      .set({ granted: accommodation })
      .where(eq(invitations.interviewId, id));
  }
  const { consents } = await call<InvitedInterview>(speech.server, account, 'GET', path);
  const decisions = consents.map(({ item, version }) => ({ item, version, is_given: true }));
  await call(speech.server, account, 'POST', `${path}/consents`, { decisions });
  const session = await call(speech.server, account, 'POST', sessionsPath, { mode: 'ai', interview_id: id });
  const speaker = await starting(speech.server, account, session._id);
  const decide = (isGiven: boolean, version: number = consentTexts.answer_recordings.version) =>
    call(speech.server, account, 'POST', `${path}/consents`, {
      decisions: [{ item: 'answer_recordings', version, is_given: isGiven }],
    });
  return { account, speaker, decide };
}

describe('in an interview for hiring', () => {
  test('nothing is recorded before the candidate has read what for, and agreed', async () => {
    const { speaker, decide } = await invited();
    const { recording, consent } = await optionsOf(speaker);
    expect(recording.state).toBe('ask_consent');
    expect(recording.message).toContain('A recording is sent to a speech service to be written down.');
    expect(consent).toMatchObject({
      item: 'answer_recordings',
      version: consentTexts.answer_recordings.version,
      kept_for: expect.stringContaining('30 days'),
      if_declined: expect.stringContaining('type'),
      is_required: false,
      decision: null,
    });
    expect((await speaker.begin()).status).toBe(409);
    await decide(true);
    expect((await optionsOf(speaker)).recording.state).toBe('available');
    expect((await speaker.begin()).status).toBe(201);
  });

  test('who declines types, and may think again', async () => {
    const { speaker, decide } = await invited();
    await decide(false);
    expect((await optionsOf(speaker)).recording.state).toBe('declined');
    expect(await speaker.begin()).toMatchObject({ status: 409, detail: expect.stringContaining('Typing') });
    await decide(true);
    const { status, body } = await speaker.begin();
    expect([status, (await speaker.put(body._id, 1)).status]).toEqual([201, 200]);
    await decide(false);
    const refused = [
      await speaker.begin(),
      await speaker.put(body._id, 2, Buffer.from('more')),
      await speaker.finish(body._id, 1),
    ];
    expect(refused.map((reply) => reply.status)).toEqual([409, 409, 409]);
  });

  test('what was not written down yet when consent is taken back is sent nowhere', async () => {
    const { speaker, decide } = await invited();
    await decide(true);
    const id = await speaker.finished();
    await decide(false);
    speech.endpoint.reset();
    await speech.jobs.run();
    expect(speech.endpoint.audio.transcribed).toEqual([]);
    expect((await speaker.read(id)).body).toMatchObject({
      state: 'failed',
      transcript: null,
      message: expect.stringContaining('sent nowhere'),
    });
    await decide(true);
    await speaker.ask('POST', `recordings/${id}/transcription`);
    await speech.jobs.run();
    expect((await speaker.read(id)).body.state).toBe('transcribed');
  });

  test('no captions are made of what is being recorded once consent is taken back', async () => {
    const { speaker, decide } = await invited();
    await decide(true);
    const { body } = await speaker.begin();
    await speaker.put(body._id, 1);
    const caption = () => speaker.ask('GET', `recordings/${body._id}/caption`);
    expect((await caption()).status).toBe(200);
    await decide(false);
    speech.endpoint.reset();
    expect((await caption()).status).toBe(409);
    expect(speech.endpoint.audio.transcribed).toEqual([]);
  });

  test('what was taken back in one attempt is sent nowhere, also where a later attempt is agreed to', async () => {
    const { speaker, decide } = await invited();
    await decide(true);
    const id = await speaker.finished();
    await decide(false);
    await speaker.ask('POST', 'complete');
    speech.at = new Date(begin.getTime() + 60_000);
    await decide(true);
    speech.endpoint.reset();
    await speech.jobs.run();
    expect(speech.endpoint.audio.transcribed).toEqual([]);
    expect((await speaker.read(id)).body.state).toBe('failed');
    expect((await optionsOf(speaker)).recording.state).toBe('declined');
  });

  test('consent to another text than today’s counts for nothing', async () => {
    const { speaker, decide } = await invited();
    await expect(decide(true, consentTexts.answer_recordings.version + 1)).rejects.toThrow('409');
    expect((await optionsOf(speaker)).recording.state).toBe('ask_consent');
  });

  test('with nothing to be spoken there is nothing to record', async () => {
    const { speaker } = await invited({ text_only: true });
    expect(await optionsOf(speaker)).toMatchObject({ recording: { state: 'text_only' }, consent: null });
    expect((await speaker.begin()).status).toBe(409);
  });

  test('recordings are gone when their time is over, with their files', async () => {
    const { account, speaker, decide } = await invited();
    await decide(true);
    const id = await speaker.finished();
    const closed = begin.getTime() + 7 * dayMs;
    expect((await speaker.ask<RecordingList>('GET', 'recordings')).body.kept_until).toBe(
      new Date(closed + 30 * dayMs).toISOString(),
    );
    speech.at = new Date(closed + 30 * dayMs - 1);
    const last = await signedInAgain(account, speaker);
    expect((await last.read(id)).status).toBe(200);
    speech.at = new Date(closed + 30 * dayMs);
    expect((await last.read(id)).status).toBe(404);
    speech.at = new Date(closed + 31 * dayMs);
    const later = await signedInAgain(account, speaker);
    expect((await later.read(id)).status).toBe(404);
    expect((await later.ask('GET', `recordings/${id}/audio`)).status).toBe(404);
    await speech.jobs.round('drop-past-retention');
    await speech.jobs.round('sweep-sound');
    expect(await folders()).not.toContain(id);
    expect(await speech.server.db.$count(recordings, eq(recordings.id, id))).toBe(0);
  });

  /** Access tokens live ten minutes, by the server's clock. */
  async function signedInAgain({ email, password }: TestAccount, speaker: Speaker): Promise<Speaker> {
    const body = new URLSearchParams({ username: email, password });
    const reply = await fetch(`${speech.server.url}/api/v1/auth/login`, { method: 'POST', body });
    const { access_token: accessToken } = (await reply.json()) as { access_token: string };
    return speaker.as({ ...speaker.account, accessToken });
  }
});

describe('the sweep', () => {
  test('removes sound without a row, and no other', async () => {
    const jane = await speech.practising();
    const kept = await jane.finished();
    await speech.server.files.write('recordings/of-a-process-that-died/1-digest', webm);
    await speech.server.files.write('spoken/sessions/gone/digest', webm);
    await speech.jobs.round('sweep-sound');
    expect(await folders()).toContain(kept);
    expect(await folders()).not.toContain('of-a-process-that-died');
    expect(await speech.server.files.list('spoken/sessions')).toEqual([]);
    expect((await jane.ask('GET', `recordings/${kept}/audio`)).status).toBe(200);
  });

  test('a file of which the process died before its row is no obstacle', async () => {
    const jane = await speech.practising();
    const { _id } = (await jane.begin()).body;
    const digest = createHash('sha256').update(webm).digest('base64url');
    await speech.server.files.write(`recordings/${_id}/1-${digest}`, webm.subarray(0, 4));
    await jane.put(_id, 1);
    await jane.finish(_id, 1);
    expect((await jane.ask('GET', `recordings/${_id}/audio`)).body).toBe(webm.toString());
  });

  test('removes what nobody can finish any more', async () => {
    const jane = await speech.practising();
    const finished = await jane.finished();
    const half = await jane.recorded(webm);
    await speech.jobs.round('sweep-sound');
    expect(await folders()).toEqual(expect.arrayContaining([finished, half]));
    await jane.ask('POST', `turns/${jane.turnId}/skip`);
    await speech.jobs.round('sweep-sound');
    expect(await folders()).toContain(finished);
    expect(await folders()).not.toContain(half);
  });
});

test('an account takes its recordings along, and nobody else’s', async () => {
  const [jane, other] = [await speech.practising(), await speech.practising()];
  const [own, others] = [await jane.finished(), await other.finished()];
  const { email, password, accessToken } = jane.account;
  const reply = await fetch(`${speech.server.url}/api/v1/candidate/deletion`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ current_password: password, email }),
  });
  expect(reply.status).toBe(204);
  await speech.jobs.run();
  expect(await folders()).not.toContain(own);
  expect(await folders()).toContain(others);
  expect(await speech.server.db.$count(recordings, eq(recordings.id, own))).toBe(0);
});
