import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';

type Write = ReturnType<typeof fastJson>;

/** Has replies written as described, without what the description does not know; compiled with the first of each. */
export function setUpReplyFormat(app: FastifyInstance): void {
  const compile: FastifySerializerCompiler<object> = ({ schema }) => {
    let write: Write | undefined;
    return (payload: unknown) => {
      write ??= fastJson(schema);
      return write(payload);
    };
  };
  app.setSerializerCompiler(compile);
}
