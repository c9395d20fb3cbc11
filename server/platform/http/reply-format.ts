import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';

type Write = ReturnType<typeof fastJson>;

const compiled = new WeakMap<object, Write>();

/** Writes replies as described, without what the description does not know. */
export function setUpReplyFormat(app: FastifyInstance): void {
  const compile: FastifySerializerCompiler<object> =
    ({ schema }) =>
    (payload: unknown) =>
      writerOf(schema)(payload);
  app.setSerializerCompiler(compile);
}

/** Compiled with the first reply of a shape, once for all servers of a process. */
function writerOf(schema: object): Write {
  const write = compiled.get(schema) ?? fastJson(schema);
  compiled.set(schema, write);
  return write;
}
