import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../problem.ts';
import { storableText } from '../storable-text.ts';
import type { Operation } from './operations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where a signature over it came along. */
    signedBytes: Buffer | null;
  }
}

/** JSON as Fastify parses it, except that no body at all is no error: the validation says what is missing. */
export function setUpJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.decorateRequest('signedBytes', null);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = bytes.toString();
    if ('stripe-signature' in request.headers) request.signedBytes = Buffer.from(bytes);
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** Bytes are taken as they come; how many there may be is the limit of every body. */
export function setUpBytes(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Some mail programs stop mails with such a form (RFC 8058); no operation reads one. */
export function setUpForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null),
  );
}

/**
 * An operation takes its body only in a type of its description: the framework would skip the
 * validation of any other. Nothing is unpacked: a small body could be a large one.
 * @throws HttpProblem 415
 */
export function requireBodyType(request: FastifyRequest, operation: Operation): void {
  if (operation.bodyTypes.length === 0) return;
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new HttpProblem(415, 'Send this without an encoding.');
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined || !operation.bodyTypes.includes(type)) {
    throw new HttpProblem(415, `Send this as ${operation.bodyTypes.join(' or ')}.`);
  }
}

/** No operation describes a body half as deep; recursion must not be exhausted by one. */
const MAX_DEPTH = 32;

/**
 * Makes every text of a request one that the database gives back as it is. Nothing that somebody typed is refused
 * for a character that it would not.
 * @throws HttpProblem 422 for a body that is nested too deeply
 */
export function makeStorable(request: FastifyRequest): void {
  for (const part of [request.params, request.query, request.body]) storable(part, MAX_DEPTH);
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (depth === 0) throw new HttpProblem(422, 'The request is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) Reflect.set(value, key, storable(inner, depth - 1));
  return value;
}

/** What the description calls a `Blob` arrives as a buffer. */
export function bytesOf({ body }: { readonly body: unknown }): Buffer {
  if (!Buffer.isBuffer(body)) throw new HttpProblem(415, 'Send this as application/octet-stream.');
  return body;
}
