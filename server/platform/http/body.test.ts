import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { HttpProblem } from '../problem.ts';
import { requireBodyType } from './body.ts';
import type { Operation } from './operations.ts';

const operation = { bodyTypes: ['application/json'] as readonly string[] } as Operation;

function refusalOf(headers: Record<string, string>, of = operation): number | null {
  try {
    requireBodyType({ headers } as unknown as FastifyRequest, of);
    return null;
  } catch (problem) {
    return (problem as HttpProblem).status;
  }
}

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each([
  ['of its type', json, null],
  ['that says it has no encoding', { ...json, 'content-encoding': 'identity' }, null],
  ['that would have to be unpacked', { ...json, 'content-encoding': 'gzip' }, 415],
  ['of another type', { 'content-type': 'text/plain' }, 415],
  ['without a type', {}, 415],
])('a body %s', (_what, headers, status) => {
  expect(refusalOf(headers as Record<string, string>)).toBe(status);
});

test('an operation that takes no body does not look at one', () => {
  expect(refusalOf({ 'content-encoding': 'gzip' }, { ...operation, bodyTypes: [] })).toBeNull();
});
