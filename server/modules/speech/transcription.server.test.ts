import { beforeEach, describe, expect, test } from 'vitest';
import type { Billing, Report, Session, SpeechOptions } from '../../../openapi/gen/types.gen.ts';
import type { AudioMode } from '../../../tests/support/ai-audio.ts';
import type { AiMode } from '../../../tests/support/ai-endpoint.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer } from '../../../tests/support/test-server.ts';
import { createSpeech } from '../../platform/ai/speech-client.ts';
import { juniorStory } from '../interviews/practice-server.fixture.ts';
import { webm } from './sound.fixture.ts';
import { practising, type Speaker, serveSpeech, sessionsPath } from './speech-server.fixture.ts';

const speech = serveSpeech();
let jane: Speaker;

beforeEach(async () => {
  jane = await speech.practising();
});

/** One attempt of every job that waits; what fails stays, as it would be tried again. */
async function attempt(isLast = false): Promise<void> {
  await speech.jobs.run({ isLast }).catch(() => {});
}

const soundOf = (id: string) => jane.ask<string>('GET', `recordings/${id}/audio`);

test('what was said is written down, with its times', async () => {
  const id = await jane.finished();
  await attempt();
  expect((await jane.read(id)).body).toMatchObject({
    state: 'transcribed',
    message: null,
    transcript: 'I measured the slow query first. Then I added an index, and it took 20 ms.',
    segments: [
      { start: 0, end: 2, text: 'I measured the slow query first.' },
      { start: 2, end: 4, text: 'Then I added an index, and it took 20 ms.' },
    ],
    word_count: 16,
    duration_seconds: 4.5,
  });
  expect(speech.endpoint.audio.transcribed).toMatchObject([{ bytes: webm, fileName: 'answer.webm' }]);
});

test('the real queue writes it down by itself', async () => {
  const live = await startTestServer({
    speech: createSpeech(
      { ...speech.endpoint.settings, transcriptionModel: 'ear' },
      { log: { warn: () => {} } },
    ),
  });
  try {
    const speaker = await practising(live);
    const id = await speaker.finished();
    const state = async () => (await speaker.read(id)).body.state;
    await expect.poll(state, { interval: 100 }).toBe('transcribed');
    expect(speech.endpoint.audio.transcribed).toHaveLength(1);
  } finally {
    await live.close();
  }
});

test('minutes of speech that are used up: what was begun is written down, and from then on answers are typed', async () => {
  const { server } = speech;
  await addPlan(server, 'brief', {
    audience: 'candidate',
    prices: [{ currency: 'EUR', interval: 'month', amount: 500 }],
    limits: { speech_minutes: 1 },
  });
  const bought = { plan_version_id: 'brief-1', interval: 'month', currency: 'EUR', seats: 1 };
  await call<Billing>(server, jane.account, 'PUT', '/api/v1/billing/plan', bought);
  const begun = (await jane.begin()).body._id;
  const id = await jane.finished();
  await attempt();
  // Counted once, also where it is written down again.
  await attempt();
  const usage = async () => (await call<Billing>(server, jane.account, 'GET', '/api/v1/billing')).usage[1];
  expect(await usage()).toEqual({ meter: 'speech_minutes', used: 1, limit: 1 });
  expect((await jane.read(id)).body.state).toBe('transcribed');

  const refused = await jane.begin();
  expect([refused.status, refused.detail]).toEqual([
    409,
    'Your plan’s minutes of speech for this month are used up. Typing counts as much as speaking.',
  ]);
  const { body } = await jane.ask<SpeechOptions>('GET', 'speech');
  expect(body.recording.state).toBe('used_up');
  expect((await jane.put(begun, 1)).status).toBe(200);
  expect((await jane.finish(begun, 1)).status).toBeLessThan(300);
  await attempt();
  expect((await jane.read(begun)).body.state).toBe('transcribed');
});

test('all parts are sent as the one sound they are', async () => {
  const id = await jane.recorded(webm, Buffer.from('two'), Buffer.from('three'));
  await jane.finish(id, 3);
  await attempt();
  const [sent] = speech.endpoint.audio.transcribed;
  expect(sent?.bytes).toEqual(Buffer.concat([webm, Buffer.from('twothree')]));
});

describe('an endpoint that', () => {
  test.each<[AiMode]>([['busy'], ['fails'], ['hangs'], ['hangs up in the middle'], ['never ends']])(
    '%s: the person is told, the recording is kept, and the next attempt may do it',
    async (mode) => {
      speech.endpoint.mode = mode;
      const id = await jane.finished();
      await attempt();
      expect((await jane.read(id)).body).toMatchObject({
        state: 'transcribing',
        message: expect.stringContaining('asked again in a moment'),
      });
      expect((await soundOf(id)).status).toBe(200);
      speech.endpoint.mode = 'correct';
      await attempt();
      expect((await jane.read(id)).body).toMatchObject({ state: 'transcribed', message: null });
    },
  );

  test('fails to the last: it can be tried again', async () => {
    speech.endpoint.audio.mode = 'no transcript';
    const id = await jane.finished();
    expect((await jane.ask('POST', `recordings/${id}/transcription`)).body.state).toBe('transcribing');
    await attempt(true);
    expect((await jane.read(id)).body).toMatchObject({
      state: 'failed',
      transcript: null,
      message: expect.stringContaining('Your recording is kept.'),
    });
    speech.endpoint.audio.mode = 'clear';
    expect((await jane.ask('POST', `recordings/${id}/transcription`)).status).toBe(202);
    await attempt();
    expect((await jane.read(id)).body.state).toBe('transcribed');
    expect((await jane.ask('POST', `recordings/${id}/transcription`)).status).toBe(409);
  });

  test('refuses the key is asked once', async () => {
    speech.endpoint.mode = 'refuses the key';
    const id = await jane.finished();
    await attempt();
    expect((await jane.read(id)).body).toMatchObject({ state: 'failed', message: expect.any(String) });
  });
});

test.each<[AudioMode, RegExp]>([
  ['nothing heard', /No words/],
  ['unclear', /hardly be understood/],
  ['repeats itself', /over and over/],
  ['another language', /another language/],
])('sound of which comes %s is poor, and never a low score', async (mode, message) => {
  speech.endpoint.audio.mode = mode;
  const id = await jane.finished();
  await attempt();
  const { state, message: said } = (await jane.read(id)).body;
  expect([state, said]).toEqual(['poor_audio', expect.stringMatching(message)]);
  expect((await soundOf(id)).status).toBe(200);
});

test('a process that died in it is noticed, and the person may try again', async () => {
  const id = await jane.finished();
  const before = speech.at;
  speech.at = new Date(before.getTime() + 16 * 60_000);
  await speech.jobs.round('fail-silent-transcriptions');
  speech.at = before;
  expect((await jane.read(id)).body).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('Try'),
  });
});

test('sound that is gone from the disk is said to be', async () => {
  const id = await jane.finished();
  await speech.server.files.remove(`recordings/${id}`);
  await attempt();
  expect((await jane.read(id)).body).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('again'),
  });
});

test('a transcript stays with its answer, whatever the candidate made of it', async () => {
  const id = await jane.finished();
  await attempt();
  const { body: session } = await jane.answer(juniorStory);
  expect(session.turns[0]).toMatchObject({ answer: juniorStory, outcome: 'answered' });
  const { body } = await jane.ask<{ items: object[]; kept_until: null }>('GET', 'recordings');
  expect(body).toMatchObject({
    items: [{ _id: id, turn_id: jane.turnId, transcript: expect.stringContaining('20 ms') }],
    kept_until: null,
  });
});

describe('an answer that is a poor transcript', () => {
  const heard = 'I mess hurt the slow queer reef first. Then I had a dead in the text.';

  beforeEach(async () => {
    Object.assign(speech.endpoint.audio, { mode: 'unclear', transcript: heard });
    await jane.finished();
    await attempt();
  });

  test('as it came is looked at by nobody, and no score comes of it', async () => {
    const { body: session } = await jane.answer(` ${heard}\n`);
    expect(session.turns[0]).toMatchObject({ outcome: 'poor_audio', answer: ` ${heard}\n` });
    expect(session.progress).toMatchObject({ answered: 1 });
    expect((await jane.answer(` ${heard}\n`)).body.turns[0]).toMatchObject({ outcome: 'poor_audio' });
    const { body: ended } = await jane.ask<Session>('POST', 'complete');
    await attempt();
    const report = await call<Report>(speech.server, jane.account, 'GET', await reportOf(ended));
    expect(report.coverage).toMatchObject({ scorable: 0 });
    expect(report.questions[0]).toMatchObject({ scorable: false, checklist: null, assessment: null });
    expect(report.questions[0]?.turns[0]).toMatchObject({
      outcome: 'poor_audio',
      insufficient_reason: null,
      explanation: expect.stringContaining('not count against you'),
    });
  });

  test('and was corrected is an answer like any other', async () => {
    const { body } = await jane.answer(juniorStory);
    expect(body.turns[0]).toMatchObject({ outcome: 'answered' });
  });

  async function reportOf({ _id }: Session): Promise<string> {
    const session = await call(speech.server, jane.account, 'GET', `${sessionsPath}/${_id}`);
    return `/api/v1/reports/${session.report_id}`;
  }
});

describe('the sound', () => {
  test('comes as a file that no browser takes for a page', async () => {
    const { status, headers } = await soundOf(await jane.finished());
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'audio/webm',
      'content-disposition': 'attachment; filename="answer-1.webm"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    });
  });

  test.each([
    ['bytes=0-3', 206, `bytes 0-3/${webm.length + 4}`, webm.subarray(0, 4)],
    [
      `bytes=${webm.length - 1}-${webm.length}`,
      206,
      undefined,
      Buffer.concat([webm.subarray(-1), Buffer.from('m')]),
    ],
    ['bytes=-2', 206, undefined, Buffer.from('re')],
    ['bytes=0-1,3-4', 200, null, Buffer.concat([webm, Buffer.from('more')])],
  ])('in the range %s', async (range, status, contentRange, bytes) => {
    const id = await jane.recorded(webm, Buffer.from('more'));
    await jane.finish(id, 2);
    const reply = await jane.ask<string>('GET', `recordings/${id}/audio`, undefined, { Range: range });
    expect(reply).toMatchObject({ status, body: bytes.toString() });
    if (contentRange !== undefined) expect(reply.headers.get('content-range')).toBe(contentRange);
  });

  test('has no bytes after its end, and none before it is finished', async () => {
    const id = await jane.recorded(webm);
    expect((await soundOf(id)).status).toBe(409);
    await jane.finish(id, 1);
    const reply = await jane.ask('GET', `recordings/${id}/audio`, undefined, { Range: 'bytes=500-' });
    expect(reply.status).toBe(416);
    expect(reply.headers.get('content-range')).toBe(`bytes */${webm.length}`);
  });
});
