import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import description from '../../gen/openapi.json' with { type: 'json' };
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Database } from '../database/database.ts';
import { type AuthenticationDeps, authenticate } from './authenticate.ts';
import { makeStorable, requireBodyType } from './body.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { type Operation, readOperations } from './operations.ts';

interface OperationDeps extends AuthenticationDeps {
  readonly db: Database;
}

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
  await app.register(glue, {
    specification: withJsonReplies(),
    operationResolver(id) {
      const operation = operations.get(id);
      const handler: unknown = Reflect.get(handlers, id);
      if (!operation || typeof handler !== 'function') throw new Error(`The operation ${id} has no handler`);
      return { handler, ...hooksOf(operation, deps) } as RouteOptions;
    },
  });
}

/** The framework complains of each media type that it could not read, also where that is only ever sent. */
function withJsonReplies(): object {
  const text = JSON.stringify(description, (key, value) => (key === 'responses' ? jsonOnly(value) : value));
  return JSON.parse(text) as object;
}

interface DescribedReply {
  readonly content?: Readonly<Record<string, unknown>>;
}

function jsonOnly(replies: Readonly<Record<string, DescribedReply>>): object {
  const entries = Object.entries(replies).map(([status, { content, ...reply }]) => {
    const json = content?.['application/json'];
    return [status, json ? { ...reply, content: { 'application/json': json } } : reply];
  });
  return Object.fromEntries(entries);
}

function hooksOf(operation: Operation, deps: OperationDeps): Partial<RouteOptions> {
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
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
