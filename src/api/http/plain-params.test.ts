import { expect, test } from 'vitest';
import description from '../../../server/gen/openapi.json' with { type: 'json' };
import * as generated from '../gen/core/pathSerializer.gen.ts';
import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from './plain-params.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly schema: { readonly type?: string; readonly $ref?: string };
}

const resolved = <T extends object>(value: T & { readonly $ref?: string }): T =>
  value.$ref
    ? (value.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((within, key) => Reflect.get(Object(within), key), description) as T)
    : value;

test('the description has plain parameters alone, and lists only in queries', () => {
  const operations = Object.values(description.paths).flatMap((path) => [path, ...Object.values(path)]);
  const all = operations.flatMap((each: { parameters?: Parameter[] }) => each.parameters ?? []).map(resolved);
  const written = all.filter(({ in: place }) => place === 'path' || place === 'query');
  const isPlain = ({ in: place, style, explode, allowReserved, schema }: Parameter) => {
    const { type = 'object' } = resolved(schema);
    const isKnown = type !== 'object' && (type !== 'array' || place === 'query');
    return isKnown && style === undefined && explode === undefined && !allowReserved;
  };
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((parameter) => !isPlain(parameter)).map(({ name }) => name)).toEqual([]);
});

test('plain values and lists are written as the generated client writes them', () => {
  for (const value of ['a b&c=d/é', '', '7', 'true'])
    expect(serializePrimitiveParam({ name: 'q', value })).toBe(
      generated.serializePrimitiveParam({ name: 'q', value }),
    );
  for (const value of [[], ['new'], ['a&b', 'c d'], [1, 2]])
    expect(serializeArrayParam({ name: 'stage', value })).toBe(
      generated.serializeArrayParam({ name: 'stage', value, explode: true, style: 'form' }),
    );
  expect(() => serializeObjectParam({ name: 'filter', value: {} })).toThrow('filter');
});
