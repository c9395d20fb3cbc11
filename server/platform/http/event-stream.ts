import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';

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
  const tell = (event: Event) => {
    if (!stream.destroyed) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  work({ tell, left: leaving.signal })
    .catch((error: unknown) => log.warn({ err: error }, 'A stream of events ended early'))
    .finally(() => stream.end());
  // Proxies that collect a reply before they pass it on are asked not to.
  return reply.code(200).header('x-accel-buffering', 'no').type('text/event-stream').send(stream);
}
