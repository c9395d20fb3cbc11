import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/** A proxy takes a connection that is silent for a minute for dead. */
const SIGN_OF_LIFE_MS = 25_000;

/** Who is told, until `left`. */
export interface Reader<Event> {
  readonly tell: (event: Event) => void;
  readonly left: AbortSignal;
}

/**
 * Sends what work tells as server-sent events, until the work is done. Where the reader has left it may go on or
 * not; where it fails the stream ends early, as one that broke does.
 */
export function sendEvents<Event>(
  reply: Pick<FastifyReply, 'code'>,
  log: FastifyBaseLogger,
  work: (reader: Reader<Event>) => Promise<void>,
): FastifyReply {
  const stream = new PassThrough();
  const leaving = new AbortController();
  stream.once('close', () => leaving.abort());
  const write = (text: string) => {
    if (!stream.destroyed) stream.write(`${text}\n\n`);
  };
  const tell = (event: Event) => write(`data: ${JSON.stringify(event)}`);
  const alive = setInterval(() => write(':'), SIGN_OF_LIFE_MS);
  work({ tell, left: leaving.signal })
    .catch((error: unknown) => log.warn({ err: error }, 'A stream of events ended early'))
    .finally(() => {
      clearInterval(alive);
      stream.end();
    });
  // Proxies that collect a reply before they pass it on are asked not to.
  return reply.code(200).header('x-accel-buffering', 'no').type('text/event-stream').send(stream);
}
