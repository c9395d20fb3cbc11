import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const transcriptionQueue = 'transcribe-recording';

/** The job that has a recording written down. */
export interface TranscribeRecording {
  readonly recordingId: string;
}

/** Queues the transcription of a person's recording, in the caller's transaction. */
export function requestTranscription(
  jobs: Jobs,
  tx: Transaction,
  { id: recordingId, personId }: { readonly id: string; readonly personId: string },
): Promise<void> {
  return jobs.send<TranscribeRecording>(tx, transcriptionQueue, { recordingId }, personId);
}
