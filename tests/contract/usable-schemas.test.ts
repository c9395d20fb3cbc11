import fastJson from 'fast-json-stringify';
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { RouteHandlers } from '../../server/gen/types/fastify.gen.ts';
import { registerOperations } from '../../server/platform/http/operation-routes.ts';
import { setUpValidation } from '../../server/platform/http/validation.ts';
import { describedOperations } from './described-operations.ts';

/** The server compiles a schema with its first use: one that cannot be compiled would only be found by whoever comes first. */
let app: FastifyInstance;
const schemas = new Map<string, FastifySchema>();

beforeAll(async () => {
  app = Fastify({ exposeHeadRoutes: false });
  setUpValidation(app);
  app.addHook('onRoute', ({ method, url, schema = {} }) => void schemas.set(`${method} ${url}`, schema));
  const handlers = Object.fromEntries(describedOperations.map(({ id }) => [id, () => {}]));
  await registerOperations(app, handlers as unknown as RouteHandlers, {} as never);
});

it.each(describedOperations)('$id can be checked and replied to', ({ method, path }) => {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const found = schemas.get(`${method} ${url}`);
  expect(found).toBeDefined();
  const { body, querystring, params, headers, response } = found ?? {};
  for (const [httpPart, schema] of Object.entries({ querystring, params, headers })) check(schema, httpPart);
  for (const schema of jsonOf(body)) check(schema, 'body');
  for (const schema of Object.values(response ?? {}).flatMap(jsonOf)) fastJson(schema);

  function check(schema: unknown, httpPart: string): void {
    if (schema) app.validatorCompiler?.({ schema, method, url, httpPart })({});
  }
});

/** The schemas of a body by its media types, or of one that has none. */
function jsonOf(described: unknown): object[] {
  const { content } = (described ?? {}) as { content?: Record<string, { schema: object }> };
  if (content) return Object.values(content).map(({ schema }) => schema);
  return [];
}
