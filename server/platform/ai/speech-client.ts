import type { AiSettings, VoiceSettings } from './ai-settings.ts';
import { type CallLog, logged } from './call-log.ts';
import { type Asked, askOnce, bytesOf, failed } from './endpoint-call.ts';
import type { Sound, Speech, Transcriber, Voice } from './speech.ts';
import { readTranscription } from './transcription.ts';

export interface SpeechSurroundings {
  readonly log: { warn(details: object, message: string): void };
  readonly callLog?: CallLog | undefined;
  /** For one attempt, in milliseconds. */
  readonly transcribeMs?: number;
  readonly speakMs?: number;
}

const TRANSCRIBE_MS = 60_000;
const SPEAK_MS = 20_000;
const LONGEST_SOUND_BYTES = 8 * 1024 * 1024;

/** The endpoint tells the container by the name of the file. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/** Speech through the endpoint, as far as it is configured. Neither sound nor words are logged. */
export function createSpeech(settings: AiSettings | undefined, surroundings: SpeechSurroundings): Speech {
  if (!settings) return { transcriber: null, voice: null };
  const { transcriptionModel, voice } = settings;
  return {
    transcriber: transcriptionModel ? createTranscriber(settings, transcriptionModel, surroundings) : null,
    voice: voice ? createVoice(settings, voice, surroundings) : null,
  };
}

function createTranscriber(
  settings: AiSettings,
  model: string,
  { log, callLog, transcribeMs: timeoutMs = TRANSCRIBE_MS }: SpeechSurroundings,
): Transcriber {
  const { host } = new URL(settings.baseUrl);
  const ask = (sound: Sound, format: 'verbose_json' | 'json') => {
    const body = transcriptionForm(sound, model, format);
    return askOnce(settings, 'audio/transcriptions', { body, timeoutMs }, readTranscription);
  };
  return {
    host,
    model,
    transcribe: (sound) =>
      logged(callLog, { task: 'transcription', host, model }, async () => {
        const asked = await ask(sound, 'verbose_json');
        // Some models know the plain format only, without times.
        return noted(asked.status === 400 ? await ask(sound, 'json') : asked, host, log);
      }),
  };
}

function transcriptionForm({ bytes, contentType }: Sound, model: string, format: string): FormData {
  const form = new FormData();
  const file = new Blob([new Uint8Array(bytes)], { type: contentType });
  form.set('file', file, `answer.${EXTENSIONS[contentType] ?? 'bin'}`);
  form.set('model', model);
  form.set('response_format', format);
  form.set('temperature', '0');
  if (format === 'verbose_json') form.append('timestamp_granularities[]', 'segment');
  return form;
}

function createVoice(
  settings: AiSettings,
  { model, name }: VoiceSettings,
  { log, callLog, speakMs: timeoutMs = SPEAK_MS }: SpeechSurroundings,
): Voice {
  const { host } = new URL(settings.baseUrl);
  return {
    host,
    version: `${host} ${model} ${name}`,
    speak: (text) =>
      logged(callLog, { task: 'speech', host, model }, async () => {
        const body = { model, voice: name, input: text, response_format: 'mp3' };
        return noted(await askOnce(settings, 'audio/speech', { body, timeoutMs }, readSound), host, log);
      }),
  };
}

async function readSound(response: Response) {
  const sound = await bytesOf(response, LONGEST_SOUND_BYTES);
  return isMp3(sound) ? { sound } : failed('unusable', 'Its reply was no sound.');
}

/** A tag in front, or the eleven bits that every frame begins with. */
function isMp3(sound: Buffer): boolean {
  if (sound.subarray(0, 3).toString('latin1') === 'ID3') return true;
  return sound.length > 3 && sound[0] === 0xff && ((sound[1] ?? 0) & 0xe0) === 0xe0;
}

function noted<Reply extends object>(
  { reply }: Asked<Reply>,
  host: string,
  log: SpeechSurroundings['log'],
): Asked<Reply>['reply'] {
  if ('failure' in reply) log.warn({ host, ...reply.failure }, 'The AI did not answer as it was asked');
  return reply;
}
