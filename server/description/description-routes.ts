import type { FastifyInstance } from 'fastify';
import { description } from './description.ts';
import { descriptionPage } from './description-page.ts';

/** The description itself, for whoever makes a client, and the same for people to read. */
export function registerDescription(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*').send(description),
  );
  app.get('/api/v1/docs', async (_request, reply) => {
    page ??= descriptionPage(description);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
