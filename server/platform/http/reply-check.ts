import type { FastifyInstance, FastifyRequest } from 'fastify';
import { complaintOf } from './validation.ts';

/** What may answer every operation: the description says so once, for all of them. */
const FAULT = 500;
const OVERLOAD = 503;
const BEFORE_OPERATION = [400, 413, 415];

/** For tests: a reply that is not as described becomes a failure of the server. */
export function checkReplies(app: FastifyInstance): void {
  const reached = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', async (request) => void reached.add(request));
  app.addHook('preSerialization', async (request, { statusCode }, payload) => {
    const { schema } = request.routeOptions;
    if (!schema?.response) return payload;
    const described = Reflect.get(schema.response, String(statusCode)) as Described | undefined;
    const shape = described?.content?.['application/json']?.schema;
    if (!shape) {
      const isForAll =
        statusCode === FAULT ||
        statusCode === OVERLOAD ||
        (!reached.has(request) && BEFORE_OPERATION.includes(statusCode));
      if (isForAll && isProblem(payload)) return payload;
      throw failure(`The status ${statusCode} of ${request.url} is not described`);
    }
    const complaint = complaintOf(shape, JSON.parse(JSON.stringify(payload)));
    if (complaint) throw failure(`The reply of ${request.url} is not as described: ${complaint}`);
    return payload;
  });
}

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema?: object } | undefined>>;
}

function isProblem(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'detail' in payload && 'request_id' in payload;
}

/** Without a status of its own it would be answered with that of the refusal it complains about. */
function failure(message: string): Error {
  return Object.assign(new Error(message), { statusCode: FAULT });
}
