import fastify, { type FastifySchema } from 'fastify';
import { expect, test } from 'vitest';
import { HttpProblem } from '../problem.ts';
import { setUpBytes } from './body.ts';
import { createErrorHandler } from './error-handler.ts';
import { createPressure } from './pressure.ts';
import { checkReplies } from './reply-check.ts';
import { setUpValidation } from './validation.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const schema = {
  response: {
    200: json({ type: 'object', required: ['name'] }),
    404: json({ type: 'object', required: ['detail'] }),
  },
} as FastifySchema;

async function statusOf(answer: () => object, body: Buffer | string = Buffer.from('bytes')): Promise<number> {
  const app = fastify({ bodyLimit: 100 });
  setUpBytes(app);
  setUpValidation(app);
  app.setErrorHandler(createErrorHandler(createPressure()));
  checkReplies(app);
  app.post('/', { schema }, async () => answer());
  const headers = {
    'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
  };
  const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload: body });
  await app.close();
  return statusCode;
}

function refuse(status: number) {
  return () => {
    throw new HttpProblem(status, 'No.');
  };
}

test('a reply and a refusal that are as described pass', async () => {
  expect(await statusOf(() => ({ name: 'one' }))).toBe(200);
  expect(await statusOf(refuse(404))).toBe(404);
});

test('a reply of another shape is a fault', async () => {
  expect(await statusOf(() => ({}))).toBe(500);
});

test.each([400, 409, 413, 415, 422, 425])(
  'an operation refuses with %i only where it says so',
  async (status) => {
    expect(await statusOf(refuse(status))).toBe(500);
  },
);

test('what is refused before its operation is reached needs no description', async () => {
  expect(await statusOf(() => ({ name: 'one' }), '{ no JSON')).toBe(400);
  expect(await statusOf(() => ({ name: 'one' }), Buffer.alloc(101))).toBe(413);
});
