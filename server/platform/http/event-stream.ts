import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/**
 * Sends what work tells as server-sent events, until the work is done. It goes on where the reader has
 * left; where it fails the stream ends early, as one that broke does.
 */
export function sendEvents<Event>(
  reply: Pick<FastifyReply, 'code'>,
  log: FastifyBaseLogger,
  work: (tell: (event: Event) => void) => Promise<void>,
): FastifyReply {
  const stream = new PassThrough();
  const tell = (event: Event) => {
    if (!stream.destroyed) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  work(tell)
    .catch((error: unknown) => log.warn({ err: error }, 'A stream of events ended early'))
    .finally(() => stream.end());
  // Proxies that collect a reply before they pass it on are asked not to.
  return reply.code(200).header('x-accel-buffering', 'no').type('text/event-stream').send(stream);
}
