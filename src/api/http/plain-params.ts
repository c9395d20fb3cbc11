/**
 * Stands in for the generated client's writing of parameters in the build, which knows every style of OpenAPI: ours are
 * plain values, and lists that repeat their name (`plain-params.test.ts`).
 */
interface Param {
  readonly name: string;
  readonly value: unknown;
}

export function serializePrimitiveParam({ name, value }: Param): string {
  return `${name}=${encodeURIComponent(String(value))}`;
}

export function serializeArrayParam({ name, value }: Param & { readonly value: readonly unknown[] }): string {
  return value.map((each) => serializePrimitiveParam({ name, value: each })).join('&');
}

export function serializeObjectParam({ name }: Param): never {
  throw new Error(`The parameter ${name} has an object.`);
}
