import type { FastifyInstance } from 'fastify';
import { complaintOf } from './validation.ts';

/** For tests: a reply that is not as described becomes a failure of the server. */
export function checkReplies(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { schema } = request.routeOptions;
    if (!schema?.response) return payload;
    const described = Reflect.get(schema.response, String(reply.statusCode)) as Described | undefined;
    const shape = described?.content?.['application/json']?.schema;
    if (!shape) {
      if (!isProblem(payload))
        throw new Error(`The status ${reply.statusCode} of ${request.url} is not described`);
      return payload;
    }
    const complaint = complaintOf(shape, JSON.parse(JSON.stringify(payload)));
    if (complaint) throw new Error(`The reply of ${request.url} is not as described: ${complaint}`);
    return payload;
  });
}

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema?: object } | undefined>>;
}

/** Refusals of the framework need no description in every operation, but they have the one shape. */
function isProblem(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'detail' in payload && 'request_id' in payload;
}
