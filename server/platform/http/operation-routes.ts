import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Database } from '../database/database.ts';
import { type AuthenticationDeps, authenticate } from './authenticate.ts';
import { makeStorable, requireBodyType } from './body.ts';
import { describedRoutes } from './described-routes.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { type Operation, readOperations } from './operations.ts';
import type { Pressure } from './pressure.ts';

interface OperationDeps extends AuthenticationDeps {
  readonly db: Database;
  readonly pressure: Pressure;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether nothing was done for it yet, so that sending it again does nothing twice. */
    isNotBegun: boolean;
  }
}

/** They say how it stands, also where nobody else gets in; or wait for most of their time, and keep nobody out. */
const UNBOUNDED: ReadonlySet<string> = new Set([
  'getHealth',
  'getReadiness',
  'streamHiringChanges',
  'streamLogs',
]);

/** Of operations that take files; in bytes. */
const BODY_LIMITS: Readonly<Record<string, number>> = {
  attachResume: 5 * 1024 * 1024,
  // Fifty pages that were imported, in letters of three bytes, with a photo.
  createResume: 1024 * 1024,
  saveResume: 1024 * 1024,
};

type Handler = (this: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Binds every operation of the description to its handler, with what the description demands around it:
 * security before anything is parsed, then type and shape of the input, then the Idempotency-Key.
 * @throws Error for an operation without a handler or without declared security
 */
export async function registerOperations(
  app: FastifyInstance,
  handlers: RouteHandlers,
  deps: OperationDeps,
): Promise<void> {
  const operations = readOperations();
  app.decorateRequest('actor', null);
  app.decorateRequest('idempotencyKey', null);
  app.decorateRequest('isNotBegun', false);
  const routes = await describedRoutes();
  await app.register(async (api) => {
    for (const { id, ...route } of routes) {
      const operation = operations.get(id);
      const handler = Reflect.get(handlers, id) as Handler | undefined;
      if (!operation || !handler) throw new Error(`The operation ${id} has no handler`);
      const bounded: Handler = (request, reply) =>
        deps.pressure.run(() => {
          request.isNotBegun = false;
          return handler.call(undefined, request, reply);
        });
      const used = UNBOUNDED.has(id) ? handler : bounded;
      api.route({
        ...route,
        handler: used,
        bodyLimit: BODY_LIMITS[id],
        ...hooksOf(operation, deps),
      } as RouteOptions);
    }
  });
}

function hooksOf(operation: Operation, deps: OperationDeps): Partial<RouteOptions> {
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      request.isNotBegun = true;
      reply.header('cache-control', 'no-store');
      await authenticate(request, operation, deps);
      requireBodyType(request, operation);
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      makeStorable(request);
      if (operation.takesIdempotencyKey) await claimKey(deps.db, operation.id, request, reply);
    },
    ...(operation.takesIdempotencyKey && {
      async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
        await settleKey(deps.db, request, reply, payload);
      },
    }),
  };
}
