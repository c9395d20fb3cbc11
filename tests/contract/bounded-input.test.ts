import { expect, it } from 'vitest';
import description from '../../server/gen/openapi.json' with { type: 'json' };

/** As far as it says what may come in. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
}

interface Visit {
  readonly schema: Schema;
  readonly name: string;
  /** The references that lead here: a schema may hold itself. */
  readonly above: readonly string[];
}

/** Each of these bounds a value of its type; bytes are bounded by the limit of every body. */
const bounds: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength', 'enum', 'const'],
  integer: ['maximum', 'exclusiveMaximum', 'enum'],
  number: ['maximum', 'exclusiveMaximum', 'enum'],
  array: ['maxItems'],
};
const boundedFormats = ['binary', 'date', 'date-time'];

/** What a pattern repeats without an end: `*`, `+`, `{3,}`. */
const endless = /[*+]|\{\d+,\}/;

const operations = Object.values(description.paths).flatMap((methods) =>
  Object.values(methods as Record<string, Operation>).filter(({ operationId }) => operationId),
);

it.each(operations)('$operationId takes nothing without a bound', (operation) => {
  expect(inputsOf(operation).flatMap(unbounded)).toEqual([]);
});

it.each(['^[a-z]+$', '^[a-z]*$', '^[a-z]{3,}$'])('%s is no bound', (pattern) => {
  expect(isBounded({ type: 'string', pattern })).toBe(false);
});

function inputsOf({ parameters = [], requestBody }: Operation): Visit[] {
  const described = parameters.map((one) => resolved(one) as { name: string; schema: Schema });
  const { content = {} } = requestBody ? (resolved(requestBody) as { content?: object }) : {};
  const bodies = Object.values(content as Record<string, { schema: Schema }>);
  return [
    ...described.map(({ name, schema }) => ({ schema, name, above: [] })),
    ...bodies.map(({ schema }) => ({ schema, name: 'body', above: [] })),
  ];
}

/** The names of what has no bound, within a schema too. */
function unbounded({ schema, name, above }: Visit): string[] {
  const { $ref = '' } = schema;
  if (above.includes($ref)) return [];
  const found: Schema = resolved(schema);
  const visit = (inner: Schema, place = name) =>
    unbounded({ schema: inner, name: place, above: [...above, $ref].filter(Boolean) });
  const parts = [...(found.oneOf ?? []), ...(found.anyOf ?? []), ...(found.allOf ?? [])];
  return [
    ...(isBounded(found) ? [] : [name]),
    ...parts.flatMap((part) => visit(part)),
    ...(found.items ? visit(found.items, `${name}[]`) : []),
    ...Object.entries(found.properties ?? {}).flatMap(([key, inner]) => visit(inner, `${name}.${key}`)),
  ];
}

function isBounded(schema: Schema): boolean {
  if (schema.format && boundedFormats.includes(schema.format)) return true;
  if (schema.pattern && !endless.test(schema.pattern)) return true;
  const types = [schema.type ?? []].flat();
  return types.every((type) => (bounds[type] ?? []).some((bound) => bound in schema) || !(type in bounds));
}

function resolved(object: { readonly $ref?: string }): object {
  const { $ref } = object;
  if (!$ref) return object;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, key) => Reflect.get(place as object, key), description);
  return resolved(found as object);
}
