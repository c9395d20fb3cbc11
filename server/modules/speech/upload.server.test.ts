// @module-tag postgres
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount } from '../../../tests/support/accounts.ts';
import { recordingParts, recordings } from '../../platform/database/schema/recordings.ts';
import { bytesPerDay, limits } from './limits.ts';
import { sounds, webm } from './sound.fixture.ts';
import { type Speaker, serveSpeech, sessionsPath } from './speech-server.fixture.ts';

const speech = serveSpeech();
let jane: Speaker;
const more = Buffer.from('and what follows');

beforeEach(async () => {
  jane = await speech.practising();
});

/** What lies on the disk of a recording, and what the database knows of it. */
async function stored(recordingId: string) {
  const rows = await speech.server.db
    .select()
    .from(recordingParts)
    .where(eq(recordingParts.recordingId, recordingId));
  return { files: (await speech.server.files.list(`recordings/${recordingId}`)).length, rows: rows.length };
}

describe('a recording', () => {
  test('arrives in parts, tells how far it came, and is whole', async () => {
    const begun = await jane.begin();
    expect(begun).toMatchObject({
      status: 201,
      body: { state: 'uploading', received_parts: 0, recording_attempt: 1 },
    });
    const { _id } = begun.body;
    expect((await jane.put(_id, 1)).body.received_parts).toBe(1);
    expect((await jane.put(_id, 2, more)).body).toMatchObject({
      received_parts: 2,
      bytes: webm.length + more.length,
    });
    const finished = await jane.finish(_id, 2, 4.5);
    expect(finished).toMatchObject({ status: 202, body: { state: 'transcribing', duration_seconds: 4.5 } });
    const sound = await jane.ask<string>('GET', `recordings/${_id}/audio`);
    expect(sound.body).toBe(Buffer.concat([webm, more]).toString());
  });

  test('begun twice with one key is one', async () => {
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all([jane.begin('audio/webm', key), jane.begin('audio/webm', key)]);
    expect(one.body._id).toBe(two.body._id);
    expect((await jane.begin()).body).toMatchObject({ recording_attempt: 2 });
  });

  test('takes the same part again without a change, also twice at once and after its end', async () => {
    const { _id } = (await jane.begin()).body;
    const both = await Promise.all([jane.put(_id, 1), jane.put(_id, 1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await jane.finish(_id, 1);
    expect(await jane.put(_id, 1)).toMatchObject({ status: 200, body: { received_parts: 1 } });
    expect(await stored(_id)).toEqual({ files: 1, rows: 1 });
  });

  test('finished twice waits for one transcript', async () => {
    const id = await jane.recorded(webm);
    await Promise.all([jane.finish(id, 1), jane.finish(id, 1)]);
    const waiting = (await speech.jobs.waiting()).filter(({ data }) => JSON.stringify(data).includes(id));
    expect(waiting).toHaveLength(1);
  });

  test('is removed with its sound when it is discarded', async () => {
    const id = await jane.recorded(webm, more);
    expect((await jane.ask('DELETE', `recordings/${id}`)).status).toBe(204);
    expect((await jane.read(id)).status).toBe(404);
    expect(await stored(id)).toEqual({ files: 0, rows: 0 });
  });

  test('that is discarded while a part of it is being stored leaves no sound', async () => {
    const id = await jane.recorded(webm);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { files } = speech.server;
    const write = files.write.bind(files);
    const slow = vi
      .spyOn(files, 'write')
      .mockImplementation((...file) => released.then(() => write(...file)));
    const late = jane.put(id, 2, more);
    await expect.poll(() => slow.mock.calls.length).toBe(1);
    expect((await jane.ask('DELETE', `recordings/${id}`)).status).toBe(204);
    release();
    expect((await late).status).toBe(404);
    slow.mockRestore();
    expect(await files.list('recordings')).not.toContain(id);
    expect(await stored(id)).toEqual({ files: 0, rows: 0 });
  });
});

describe('refused, and nothing stored', () => {
  test.each<[string, () => Uint8Array, number]>([
    ['another container than declared', () => sounds['audio/ogg'], 415],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a packed archive', () => gzipSync(Buffer.alloc(1_000_000)), 415],
    ['nothing', () => Buffer.alloc(0), 422],
    [
      'one byte too many',
      () => Buffer.concat([webm, Buffer.alloc(limits.part_bytes - webm.length + 1)]),
      413,
    ],
  ])('%s', async (_what, bytes, status) => {
    const { _id } = (await jane.begin()).body;
    const refused = await jane.put(_id, 1, bytes());
    expect(refused).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
    expect(await stored(_id)).toEqual({ files: 0, rows: 0 });
  });

  test('but the last byte that fits is taken', async () => {
    const { _id } = (await jane.begin()).body;
    const largest = Buffer.concat([webm, Buffer.alloc(limits.part_bytes - webm.length)]);
    expect((await jane.put(_id, 1, largest)).status).toBe(200);
  });

  test.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    'one',
    '999999',
    '100001',
    '99999999999999999999',
    '%2e%2e',
    '1%2f..%2f2',
  ])('the part number %s', async (number) => {
    const { _id } = (await jane.begin()).body;
    expect((await jane.put(_id, number)).status).toBeGreaterThanOrEqual(400);
    expect((await jane.put(_id, number)).status).toBeLessThan(500);
    expect(await stored(_id)).toEqual({ files: 0, rows: 0 });
  });

  test.each(['..%2f..%2fsecret', '%2e%2e', '..', '%00', 'a%5c..%5cb', 'missing'])(
    'the recording %s',
    async (id) => {
      for (const reply of [await jane.put(id, 1), await jane.read(id), await jane.finish(id, 1)]) {
        expect([404, 405, 422]).toContain(reply.status);
      }
    },
  );

  test('a part too early, another one under a known number, and more after the end', async () => {
    const { _id } = (await jane.begin()).body;
    expect(await jane.put(_id, 2)).toMatchObject({ status: 409, detail: expect.stringContaining('before') });
    await jane.put(_id, 1);
    expect(await jane.put(_id, 1, more)).toMatchObject({ status: 409 });
    await jane.finish(_id, 1);
    expect(await jane.put(_id, 2, more)).toMatchObject({ status: 409 });
    expect(await stored(_id)).toEqual({ files: 1, rows: 1 });
  });

  test('two different parts at once under one number: one of them stays', async () => {
    const { _id } = (await jane.begin()).body;
    await jane.put(_id, 1);
    const both = await Promise.all([jane.put(_id, 2, more), jane.put(_id, 2, Buffer.from('others'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stored(_id)).toEqual({ files: 2, rows: 2 });
  });

  test('the end of one with parts missing, of none, and of another number', async () => {
    const id = await jane.recorded(webm);
    expect((await jane.finish(id, 2)).status).toBe(409);
    expect((await jane.finish(id, 0)).status).toBe(422);
    expect((await jane.finish(id, 1, -1)).status).toBe(422);
    expect((await jane.finish(id, 1, limits.seconds + 60)).status).toBe(422);
    expect((await jane.read(id)).body.state).toBe('uploading');
  });

  test('a packed body and one of another type', async () => {
    const { _id } = (await jane.begin()).body;
    const path = `recordings/${_id}/parts/1`;
    const packed = await jane.ask('PUT', path, gzipSync(webm), { 'Content-Encoding': 'gzip' });
    const typed = await jane.ask('PUT', path, webm, { 'Content-Type': 'audio/webm' });
    expect([packed.status, typed.status]).toEqual([415, 415]);
    expect(await stored(_id)).toEqual({ files: 0, rows: 0 });
  });

  test('a body that breaks off', async () => {
    const { _id } = (await jane.begin()).body;
    await brokenOff(`${speech.server.url}${sessionsPath}/${jane.sessionId}/recordings/${_id}/parts/1`);
    expect((await jane.read(_id)).body.received_parts).toBe(0);
    expect(await stored(_id)).toEqual({ files: 0, rows: 0 });
  });

  function brokenOff(url: string): Promise<void> {
    const headers = {
      authorization: `Bearer ${jane.account.accessToken}`,
      'content-type': 'application/octet-stream',
      'content-length': '1000',
    };
    return new Promise((broken) => {
      const sending = request(url, { method: 'PUT', headers });
      sending.on('close', () => broken()).on('error', () => {});
      sending.write(webm, () => sending.destroy());
    });
  }
});

describe('nothing can be begun', () => {
  test.each(['text/html', 'audio/wav', 'video/webm', 'audio/webm\r\nX: 1', 'x'.repeat(101), ''])(
    'of the type %j',
    async (type) => {
      expect((await jane.begin(type)).status).toBe(422);
    },
  );

  test('beyond the recording attempts of a turn, until one is discarded', async () => {
    const ids: string[] = [];
    for (let recordingAttempt = 1; recordingAttempt <= limits.recording_attempts; recordingAttempt++)
      ids.push((await jane.begin()).body._id);
    expect(await jane.begin()).toMatchObject({ status: 409, detail: expect.stringContaining('Discard') });
    await jane.ask('DELETE', `recordings/${ids[0]}`);
    expect(await jane.begin()).toMatchObject({
      status: 201,
      body: { recording_attempt: limits.recording_attempts + 1 },
    });
  });

  test('a person has so much room a day, and what is not finished counts as all it may become', async () => {
    const { recordingId, number } = { recordingId: (await jane.begin()).body._id, number: 1 };
    const bytes = bytesPerDay - 2 * limits.bytes + 1;
    await speech.server.db.insert(recordingParts).values({ recordingId, number, digest: 'large', bytes });
    expect((await jane.finish(recordingId, 1)).status).toBe(202);
    expect((await jane.begin()).status).toBe(201);
    expect(await jane.begin()).toMatchObject({ status: 409, detail: expect.stringContaining('24 hours') });
    expect((await (await speech.practising()).begin()).status).toBe(201);
    const yesterday = new Date(speech.at.getTime() - 24 * 60 * 60 * 1000);
    await speech.server.db
      .update(recordings)
      .set({ begunAt: yesterday })
      .where(eq(recordings.id, recordingId));
    expect((await jane.begin()).status).toBe(201);
  });

  test('while the session is paused, but what was begun may arrive', async () => {
    const { _id } = (await jane.begin()).body;
    await jane.ask('POST', 'pause');
    expect((await jane.begin()).status).toBe(409);
    expect((await jane.put(_id, 1)).status).toBe(200);
  });

  test('once the turn is closed: neither begun, nor added to, nor finished, nor discarded', async () => {
    const { _id } = (await jane.begin()).body;
    await jane.put(_id, 1);
    await jane.ask('POST', `turns/${jane.turnId}/skip`);
    const refused = [
      await jane.begin(),
      await jane.put(_id, 2, more),
      await jane.finish(_id, 1),
      await jane.ask('DELETE', `recordings/${_id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await stored(_id)).toEqual({ files: 1, rows: 1 });
  });

  test('in a session that has ended', async () => {
    await jane.ask('POST', 'complete');
    expect(await jane.begin()).toMatchObject({ status: 409, detail: 'This session has ended.' });
  });
});

test('another candidate’s recording is the same 404 as a missing one', async () => {
  const id = await jane.finished();
  const other = jane.as(await createAccount(speech.server));
  const own = await speech.practising();
  const replies = [
    await other.read(id),
    await other.put(id, 2, more),
    await other.finish(id, 1),
    await other.begin(),
    await other.ask('GET', `recordings/${id}/audio`),
    await other.ask('DELETE', `recordings/${id}`),
    await other.ask('GET', 'recordings'),
    await own.read(id),
    await own.put(id, 2, more),
    await own.ask('GET', `recordings/${id}/audio`),
    await own.ask('DELETE', `recordings/${id}`),
  ];
  expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(404));
  const [row] = await speech.server.db.select().from(recordings).where(eq(recordings.id, id));
  expect(row?.state).toBe('transcribing');
});
