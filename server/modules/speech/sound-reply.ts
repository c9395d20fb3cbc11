import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { HttpProblem } from '../../platform/problem.ts';
import { soundSize, soundStream } from './audio-service.ts';
import { byteRange } from './byte-range.ts';
import type { RecordedSound } from './recording.ts';
import type { SpeechDeps } from './speech-deps.ts';

/** The bytes of a recording that were asked for, with the headers of the reply. */
export function soundOf(
  deps: Pick<SpeechDeps, 'files'>,
  found: RecordedSound,
  wanted: string | undefined,
  reply: FastifyReply,
) {
  const size = soundSize(found);
  const range = byteRange(wanted, size);
  if (range === 'none') {
    const headers = { 'content-range': `bytes */${size}` };
    throw new HttpProblem(416, 'The recording has no such bytes.', { headers });
  }
  const { start, end } = range ?? { start: 0, end: size };
  const { contentType, recordingAttempt } = found.recording;
  asSound(reply, contentType, `answer-${recordingAttempt}.${contentType.slice('audio/'.length)}`);
  reply.header('accept-ranges', 'bytes').header('content-length', end - start);
  if (range) reply.header('content-range', `bytes ${start}-${end - 1}/${size}`);
  const sound = asDescribed(soundStream(deps.files, found, { start, end }));
  return { status: range ? (206 as const) : (200 as const), sound };
}

/** Sound that nobody takes for a page of ours, whatever bytes it holds. */
export function asSound(reply: FastifyReply, contentType: string, fileName: string): void {
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
}

/** The description's name for bytes is the browser's; the framework sends a buffer or a stream. */
export function asDescribed(sound: Buffer | Readable): Blob {
  return sound as unknown as Blob;
}
