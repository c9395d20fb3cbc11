import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/http/api-error.ts';
import { createMemoryRecordingStorage } from './memory-recording-storage.ts';
import { keptRecording, offline, recordingServer, refusal } from './recording.fixture.ts';
import { RecordingUpload } from './recording-upload.ts';

const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
const piecesOf = (count: number) => letters(count).map((letter) => new Blob([letter]));

let server: ReturnType<typeof recordingServer>;
let storage: ReturnType<typeof createMemoryRecordingStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  server = recordingServer();
  storage = createMemoryRecordingStorage();
  return () => void vi.useRealTimers();
});

const newUpload = (change = {}, pieces: Blob[] = []) =>
  new RecordingUpload(keptRecording(change), storage, server, pieces);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function speak(upload: RecordingUpload, pieces: readonly Blob[]): Promise<void> {
  for (const [index, piece] of pieces.entries()) await upload.add(piece, index + 1);
}

describe('while it is recorded', () => {
  it('sends whole parts in order, and keeps every piece on this device', async () => {
    const upload = newUpload();
    await speak(upload, piecesOf(12));
    await wait(0);
    expect(server.parts).toEqual(['abcde', 'fghij']);
    expect(upload).toMatchObject({ phase: 'recording', sentParts: 2, partCount: 2 });
    const [kept] = await storage.list('anna');
    expect(kept).toMatchObject({ seconds: 12, serverId: 'on-server', isFinished: false });
    expect(await storage.listPieces(kept ?? keptRecording())).toHaveLength(12);
    expect(server.finish).not.toHaveBeenCalled();
  });

  it('says that a piece is only here where the device does not take it', async () => {
    storage = { ...storage, durable: true, addPiece: () => Promise.reject(new DOMException('full')) };
    const upload = newUpload();
    expect(upload.kept).toBe(true);
    await speak(upload, piecesOf(1));
    expect([upload.kept, upload.isAtRisk]).toEqual([false, true]);
    await upload.end();
    expect(upload.isAtRisk).toBe(false);
  });
});

describe('after it', () => {
  it('sends the rest, finishes, lets this device forget the sound, and waits for the transcript', async () => {
    const upload = newUpload();
    await speak(upload, piecesOf(7));
    await upload.end();
    expect(server.parts).toEqual(['abcde', 'fg']);
    expect(server.finish.mock.calls).toEqual([['on-server', 2, 7]]);
    expect(upload.phase).toBe('transcribing');
    expect(await storage.listPieces(upload.recording)).toEqual([]);
    server.is({ state: 'transcribed', transcript: 'abcdefg' });
    await wait(1500);
    expect([upload.phase, upload.server?.transcript]).toEqual(['transcribed', 'abcdefg']);
    await wait(60_000);
    expect(server.look).toHaveBeenCalledTimes(1);
  });

  it('goes on where the server says after a reload, also where the last reply was lost', async () => {
    server.parts.push('abcde');
    server.is({ received_parts: 1 });
    const upload = newUpload({ seconds: 12, serverId: 'on-server' }, piecesOf(12));
    await upload.end();
    expect(server.begin).not.toHaveBeenCalled();
    expect(server.putPart.mock.calls.map(([, number]) => number)).toEqual([2, 3]);
    expect(server.parts).toEqual(['abcde', 'fghij', 'kl']);
  });

  it('only waits for the transcript of what the server has already', async () => {
    server.is({ state: 'transcribed', transcript: 'abc', received_parts: 1 });
    const upload = newUpload({ serverId: 'on-server', isFinished: true });
    await upload.end();
    expect([upload.phase, server.finish.mock.calls]).toEqual(['transcribed', []]);
  });

  it('counts as handed over where the reply to its end was lost', async () => {
    server.finish.mockImplementationOnce(async () => {
      server.is({ state: 'transcribing' });
      throw offline();
    });
    const upload = newUpload();
    await speak(upload, piecesOf(1));
    await upload.end();
    expect(upload.recording.isFinished).toBe(false);
    await wait(1000);
    expect([upload.phase, upload.recording.isFinished]).toEqual(['transcribing', true]);
    expect(await storage.list('anna')).toMatchObject([{ isFinished: true }]);
    expect(await storage.listPieces(upload.recording)).toEqual([]);
  });

  it('begins under the same key at every attempt', async () => {
    server.fault.now = offline();
    const upload = newUpload({ seconds: 1 }, piecesOf(1));
    await upload.end();
    expect(upload).toMatchObject({ phase: 'sending', reason: 'offline' });
    server.fault.now = undefined;
    await wait(1000);
    expect(server.begin.mock.calls).toMatchObject([[{ id: 'r1' }], [{ id: 'r1' }]]);
    expect(upload).toMatchObject({ phase: 'transcribing', reason: null });
  });

  it('goes on by itself after a minute without a network, and at once when told to', async () => {
    const upload = newUpload();
    await speak(upload, piecesOf(6));
    server.fault.now = offline();
    await upload.end();
    await wait(60_000);
    expect(upload).toMatchObject({ phase: 'sending', reason: 'offline', sentParts: 1 });
    server.fault.now = undefined;
    await upload.drain();
    expect([server.parts, upload.phase, upload.reason]).toEqual([['abcde', 'f'], 'transcribing', null]);
  });

  it('says that an answer takes long, and not that there is no network', async () => {
    server.fault.now = new ApiError({ kind: 'timeout', title: '', text: '' });
    const upload = newUpload({ seconds: 1 }, piecesOf(1));
    await upload.end();
    expect(upload).toMatchObject({ phase: 'sending', reason: 'slow' });
  });

  it('looks where it stands after a part whose reply was lost, and does not send it again', async () => {
    const upload = newUpload({ seconds: 6, serverId: 'on-server' }, piecesOf(6));
    server.putPart.mockImplementationOnce(async () => {
      server.parts.push('abcde');
      server.is({ received_parts: 1 });
      throw offline();
    });
    await upload.end();
    await wait(1000);
    expect(server.putPart.mock.calls.map(([, number]) => number)).toEqual([1, 2]);
    expect(upload.phase).toBe('transcribing');
  });

  it.each([
    [401, 'sign-in'],
    [503, 'server'],
    [429, 'server'],
  ])('waits after a %i', async (status, reason) => {
    server.fault.now = refusal(status, '');
    const upload = newUpload({ seconds: 1 }, piecesOf(1));
    await upload.end();
    expect(upload).toMatchObject({ phase: 'sending', reason });
  });

  it('says what the server said where it will never take it, and tries no more', async () => {
    server.fault.now = refusal(422, 'This is no sound.');
    const upload = newUpload({ seconds: 1 }, piecesOf(1));
    await upload.end();
    await wait(600_000);
    expect(upload).toMatchObject({ phase: 'refused', refusal: 'This is no sound.' });
    expect(server.begin).toHaveBeenCalledTimes(1);
  });

  it('waits on this device where the session goes on elsewhere, and is sent once it is back', async () => {
    server.fault.now = new ApiError({
      kind: 'http',
      status: 409,
      code: 'open_elsewhere',
      title: '',
      text: '',
    });
    const upload = newUpload({ seconds: 1 }, piecesOf(1));
    await upload.end();
    await wait(60_000);
    expect(upload).toMatchObject({ phase: 'sending', reason: 'server' });
    server.fault.now = undefined;
    await upload.drain();
    expect([upload.phase, server.parts]).toEqual(['transcribing', ['a']]);
  });

  it('looks once where its part meets other bytes, then gives up', async () => {
    server.parts.push('other');
    const upload = newUpload({ seconds: 1, serverId: 'on-server' }, piecesOf(1));
    await upload.end();
    expect(upload.phase).toBe('sending');
    await wait(1000);
    expect([upload.phase, server.parts]).toEqual(['refused', ['other']]);
  });

  it('has a failed transcription tried again', async () => {
    server.is({ state: 'failed', received_parts: 1 });
    const upload = newUpload({ serverId: 'on-server', isFinished: true });
    await upload.end();
    expect(upload.phase).toBe('failed');
    await upload.transcribeAgain();
    expect(upload.phase).toBe('transcribing');
    server.is({ state: 'poor_audio' });
    await wait(1500);
    expect(upload.phase).toBe('poor_audio');
  });
});

it('what was removed is not written again by what is still under way', async () => {
  const upload = newUpload();
  const speaking = speak(upload, piecesOf(2));
  await upload.remove();
  await speaking;
  expect(await storage.list('anna')).toEqual([]);
});

it('recordings of another user are not read', async () => {
  await speak(newUpload(), piecesOf(1));
  expect(await storage.list('ben')).toEqual([]);
  expect(await storage.list('anna')).toHaveLength(1);
});
