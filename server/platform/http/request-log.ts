import type { FastifyInstance } from 'fastify';
import { describeRequest } from '../logging/log-options.ts';

/** One line for each answered request: who asked and for what, never with what. */
export function setUpRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request: describeRequest(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
      },
      'answered',
    );
  });
}
