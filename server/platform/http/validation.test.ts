import fastify from 'fastify';
import { expect, test } from 'vitest';
import { setUpValidation } from './validation.ts';

async function statusOf(schema: object, body: unknown): Promise<number> {
  const app = fastify();
  setUpValidation(app);
  app.post('/', { schema: { body: schema } }, () => 'taken');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  await app.close();
  return statusCode;
}

const part = (mode: string) => ({
  type: 'object',
  required: ['mode'],
  properties: { mode: { type: 'string', enum: [mode] } },
});
const either = {
  discriminator: { propertyName: 'mode', mapping: { one: '#/one' } },
  oneOf: [part('one'), part('two')],
};

test.each([
  [{ mode: 'one' }, 200],
  [{ mode: 'three' }, 400],
  [null, 400],
  ['one', 400],
  [[], 400],
])('one of several bodies is an object: %j is answered with %i', async (body, status) => {
  expect(await statusOf(either, body)).toBe(status);
});

test.each([
  ['2026-11-22T10:00:00Z', 200],
  ['2026-11-22T10:00:00.123+05:30', 200],
  ['2026-02-29T10:00:00Z', 400],
  ['2016-12-31T23:59:60Z', 400],
  ['soon', 400],
])('a time is one that a Date can hold: %s is answered with %i', async (at, status) => {
  expect(await statusOf({ type: 'object', properties: { at: { format: 'date-time' } } }, { at })).toBe(
    status,
  );
});
