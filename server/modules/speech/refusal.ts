import { HttpProblem } from '../../platform/problem.ts';
import { attemptsPerSession, limits } from './limits.ts';

const megabytes = limits.bytes / (1024 * 1024);

/** What is refused, as a status and a sentence for the person. */
const refusals = {
  missing: [404, 'We can’t find this recording.'],
  not_running: [409, 'Continue the session to record an answer.'],
  ended: [409, 'This session has ended.'],
  not_spoken: [409, 'This question isn’t answered in words, so it can’t be recorded.'],
  turn_closed: [409, 'This question is closed, so it can’t be recorded.'],
  unknown_container: [422, `Sound is taken as ${limits.content_types.join(', ')}.`],
  other_container: [415, 'This recording’s format doesn’t match its type.'],
  too_many_recording_attempts: [
    409,
    `There are ${limits.recording_attempts} recordings of this answer. Discard one or type your answer.`,
  ],
  too_many_recordings: [
    409,
    `There are ${attemptsPerSession} recordings in this session, the most it can have. Type your answer.`,
  ],
  too_many_bytes: [409, 'You’ve reached the recording limit for 24 hours. Type your answer.'],
  finished: [409, 'This recording is finished, so nothing can be added.'],
  not_finished: [409, 'This recording isn’t finished.'],
  part_missing: [409, 'The part before this one is missing.'],
  other_part: [409, 'This part was sent before with different content.'],
  empty_part: [422, 'This part is empty.'],
  part_too_large: [413, `A part may be ${limits.part_bytes / 1024} kB long.`],
  too_many_parts: [413, `A recording has at most ${limits.parts} parts.`],
  too_large: [413, `A recording may be ${megabytes} MB long. Finish this one and start another.`],
  too_long: [422, `A recording may be ${limits.seconds / 60} minutes long.`],
  parts_missing: [409, 'Parts of this recording are missing.'],
  finished_otherwise: [409, 'This recording was finished with another number of parts.'],
  no_caption: [409, 'Captions end with the recording.'],
  not_agreed: [409, 'You took back that answers are recorded, so nothing is sent to be written down.'],
  not_failed: [409, 'Only a recording whose transcription failed can be tried again.'],
  no_sound: [409, 'This recording is incomplete.'],
  no_voice: [409, 'No voice is set up here. Your browser can read the question aloud.'],
} as const;

export type Refusal = keyof typeof refusals;

/** The problem that says it. */
export function refused(refusal: Refusal): HttpProblem {
  const [status, sentence] = refusals[refusal];
  return new HttpProblem(status, sentence);
}
