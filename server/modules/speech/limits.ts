import type { RecordingLimits } from '../../../openapi/gen/types.gen.ts';
import { containers } from './container.ts';

/** Ten minutes of speech at the rate at which browsers record it, and what a speech service takes at once. */
export const limits: RecordingLimits = {
  seconds: 600,
  bytes: 10 * 1024 * 1024,
  part_bytes: 256 * 1024,
  parts: 1200,
  recording_attempts: 5,
  content_types: [...containers],
};

/** Recordings of one session that are not discarded. */
export const attemptsPerSession = 60;

/** What the recordings of one person may take up that were begun within a day: hours of speech. */
export const bytesPerDay = 300 * 1024 * 1024;

/** Recorders stop a moment after they were told to. */
export const graceSeconds = 15;
