import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AudioMode } from '../../../tests/support/ai-audio.ts';
import type { AiMode } from '../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import type { AiSettings } from './ai-settings.ts';
import { createSpeech } from './speech-client.ts';

const endpoint = serveAi();
const log = { warn: vi.fn() };

beforeEach(() => {
  log.warn.mockClear();
});

const sound = { bytes: Buffer.from('the bytes of a recording'), contentType: 'audio/webm' };

function speechOf(change: Partial<AiSettings> = {}, times = {}) {
  const settings = {
    ...endpoint.settings,
    transcriptionModel: 'small-ear',
    voice: { model: 'small-mouth', name: 'sage' },
    ...change,
  };
  const { transcriber, voice } = createSpeech(settings, { log, ...times });
  if (!transcriber || !voice) throw new Error('Both are configured.');
  return { transcriber, voice };
}

test('what is not configured is not there', () => {
  expect(createSpeech(undefined, { log })).toEqual({ transcriber: null, voice: null });
  expect(createSpeech(endpoint.settings, { log })).toEqual({ transcriber: null, voice: null });
});

describe('the transcriber', () => {
  test('sends the sound as it is and reads words, times and figures', async () => {
    const heard = await speechOf().transcriber.transcribe(sound);
    expect(endpoint.audio.transcribed).toEqual([
      {
        fileName: 'answer.webm',
        contentType: 'audio/webm',
        bytes: sound.bytes,
        model: 'small-ear',
        format: 'verbose_json',
      },
    ]);
    expect(heard).toMatchObject({
      text: 'I measured the slow query first. Then I added an index, and it took 20 ms.',
      language: 'english',
      durationSeconds: 4,
    });
    expect(heard).toHaveProperty('segments.1', {
      start: 2,
      end: 4,
      text: 'Then I added an index, and it took 20 ms.',
      averageLogProbability: -0.2,
      noSpeechProbability: 0.02,
      compressionRatio: 1.2,
    });
  });

  test('asks a model that knows no times for the words alone', async () => {
    endpoint.audio.mode = 'without times';
    const heard = await speechOf().transcriber.transcribe(sound);
    expect(heard).toMatchObject({ text: expect.stringContaining('index'), segments: [], language: null });
    expect(endpoint.audio.transcribed.map(({ format }) => format)).toEqual(['verbose_json', 'json']);
  });

  test.each<[AiMode, string]>([
    ['busy', 'busy'],
    ['fails', 'unreachable'],
    ['hangs up in the middle', 'unreachable'],
    ['refuses the key', 'refused'],
    ['refuses the request', 'unusable'],
    ['redirects', 'unreachable'],
    ['never ends', 'unusable'],
  ])('an endpoint that %s is %s', async (mode, kind) => {
    endpoint.mode = mode;
    expect(await speechOf().transcriber.transcribe(sound)).toMatchObject({ failure: { kind } });
  });

  test('waits no longer than it was told to', async () => {
    endpoint.mode = 'hangs';
    const reply = await speechOf({}, { transcribeMs: 50 }).transcriber.transcribe(sound);
    expect(reply).toMatchObject({ failure: { kind: 'slow' } });
  });

  test('a reply that is no transcript is none', async () => {
    endpoint.audio.mode = 'no transcript';
    expect(await speechOf().transcriber.transcribe(sound)).toMatchObject({ failure: { kind: 'unusable' } });
  });
});

describe('the voice', () => {
  test('speaks a text', async () => {
    const reply = await speechOf().voice.speak('What did you do?');
    expect(reply).toEqual({ sound: expect.any(Buffer) });
    expect(endpoint.audio.spoken).toEqual([
      { model: 'small-mouth', voice: 'sage', input: 'What did you do?', response_format: 'mp3' },
    ]);
  });

  test.each<[AudioMode, AiMode, string]>([
    ['no sound', 'correct', 'unusable'],
    ['clear', 'fails', 'unreachable'],
    ['clear', 'never ends', 'unusable'],
  ])('with %s of an endpoint that is %s is %s', async (audio, mode, kind) => {
    endpoint.audio.mode = audio;
    endpoint.mode = mode;
    expect(await speechOf().voice.speak('What?')).toMatchObject({ failure: { kind } });
  });

  test('that takes too long is slow', async () => {
    endpoint.mode = 'hangs';
    const reply = await speechOf({}, { speakMs: 50 }).voice.speak('What?');
    expect(reply).toMatchObject({ failure: { kind: 'slow' } });
  });
});

test('neither the key nor what was said is logged', async () => {
  endpoint.mode = 'fails';
  await speechOf().transcriber.transcribe(sound);
  await speechOf().voice.speak('What did you do?');
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/sk-secret|recording|What did/);
});
