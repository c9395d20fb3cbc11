import { soundSweepQueue } from './service.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { sweepSound } from './sweep-service.ts';
import { type TranscribeRecording, transcriptionQueue } from './transcription-queue.ts';
import { failSilentTranscriptions, transcribe } from './transcription-service.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * 60;

/** People wait for their words: neither one slow recording nor many of one person hold up the next person's. */
const atOnce = 3;

/** Lets this process take part in writing down recordings, and remove sound that belongs to nobody. */
export async function registerSpeechJobs(deps: SpeechDeps): Promise<void> {
  await deps.jobs.work<TranscribeRecording>(
    transcriptionQueue,
    ({ recordingId }, { isLast }) => transcribe(deps, recordingId, isLast),
    atOnce,
  );
  await deps.jobs.work(soundSweepQueue, () => sweepSound(deps));
  deps.jobs.every('fail-silent-transcriptions', minuteSeconds, () => failSilentTranscriptions(deps));
  deps.jobs.every('sweep-sound', hourSeconds, () => sweepSound(deps));
}
