import { HttpProblem } from '../../platform/problem.ts';
import { attemptsPerSession, limits } from './limits.ts';

const megabytes = limits.bytes / (1024 * 1024);

/** What is refused, as a status and a sentence for the person. */
const refusals = {
  missing: [404, 'There is no such recording.'],
  not_running: [409, 'Answers are recorded while the session runs. Go on with it first.'],
  ended: [409, 'This session has ended.'],
  not_spoken: [409, 'This question is not answered in words, so there is nothing to record.'],
  turn_closed: [409, 'This question is closed; its answer can no longer be recorded.'],
  unknown_container: [422, `Sound is taken as ${limits.content_types.join(', ')}.`],
  other_container: [415, 'This is not the kind of sound that it says it is.'],
  too_many_recording_attempts: [
    409,
    `There are ${limits.recording_attempts} recordings of this answer. Discard one of them, or type your answer.`,
  ],
  too_many_recordings: [
    409,
    `There are ${attemptsPerSession} recordings in this session, and no more are taken. Type your answer.`,
  ],
  too_many_bytes: [
    409,
    'Your recordings of the last 24 hours take up all the room there is for them. Type your answer.',
  ],
  finished: [409, 'This recording is finished; nothing can be added to it.'],
  not_finished: [409, 'This recording is not finished.'],
  part_missing: [409, 'The part before this one is missing. Send that one first.'],
  other_part: [409, 'Something else was sent as this part before.'],
  empty_part: [422, 'This part is empty.'],
  part_too_large: [413, `A part may be ${limits.part_bytes / 1024} kB long.`],
  too_many_parts: [413, `A recording has at most ${limits.parts} parts.`],
  too_large: [413, `A recording may be ${megabytes} MB long. Finish this one and begin another.`],
  too_long: [422, `A recording may be ${limits.seconds / 60} minutes long.`],
  parts_missing: [409, 'Parts of this recording are missing. Send them first.'],
  finished_otherwise: [409, 'This recording was finished with another number of parts.'],
  not_failed: [409, 'Only a recording whose transcription failed can be tried again.'],
  no_sound: [409, 'The sound of this recording is not complete.'],
  no_voice: [409, 'No voice is configured here. Your browser can read the question aloud.'],
} as const;

export type Refusal = keyof typeof refusals;

/** The problem that says it. */
export function refused(refusal: Refusal): HttpProblem {
  const [status, sentence] = refusals[refusal];
  return new HttpProblem(status, sentence);
}
