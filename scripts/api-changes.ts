/** What changed between two descriptions of the API, and whether it breaks those who call it. */

/** The parts of OpenAPI 3.1 that our descriptions use; everything else says nothing about compatibility. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Json;
}

type Json = { readonly [key: string]: unknown };

export interface ApiChange {
  readonly operationId: string;
  readonly isBreaking: boolean;
  /** What changed, with its place in the operation. */
  readonly what: string;
}

interface Operation {
  readonly id: string;
  readonly node: Json;
  readonly parameters: readonly Json[];
}

/** Who writes a value: with `request` the caller, with `response` the server. */
type Direction = 'request' | 'response';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const json = (value: unknown): Json => (isJson(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): readonly string[] => list(value).map(String);

/** The operations' changes, in the order of their names. */
export function apiChanges(before: Description, after: Description): ApiChange[] {
  const old = operationsOf(before);
  const now = operationsOf(after);
  const changes: ApiChange[] = [];
  for (const id of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const was = old.get(id);
    const is = now.get(id);
    if (was && is) changes.push(...new Comparison(before, after, id).compare(was, is));
    else changes.push({ operationId: id, isBreaking: !is, what: is ? 'new operation' : 'operation removed' });
  }
  return changes;
}

function operationsOf(description: Description): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(description.paths))
    for (const method of METHODS) {
      const node = item[method];
      if (!isJson(node)) continue;
      const id = String(node['operationId']);
      const parameters = [...list(item['parameters']), ...list(node['parameters'])].map((parameter) =>
        resolve(description, parameter),
      );
      found.set(id, { id, node: { ...node, address: `${method.toUpperCase()} ${path}` }, parameters });
    }
  return found;
}

/** What a reference leads to; a schema of parts (`allOf`) as one. */
function resolve(description: Description, value: unknown): Json {
  const node = json(value);
  const reference = node['$ref'];
  if (typeof reference === 'string') {
    const steps = reference.replace('#/', '').split('/');
    const target = steps.reduce<unknown>((place, step) => json(place)[step], description);
    return resolve(description, target);
  }
  const parts = list(node['allOf']).map((part) => resolve(description, part));
  return parts.length === 0 ? node : [...parts, node].reduce<Json>(merged, {});
}

const merged = (one: Json, other: Json): Json => ({
  ...one,
  ...other,
  properties: { ...json(one['properties']), ...json(other['properties']) },
  required: [...list(one['required']), ...list(other['required'])],
});

/** Bounds that keep more out as they rise, and as they fall. */
const LEAST = ['minLength', 'minimum', 'minItems', 'minProperties'];
const MOST = ['maxLength', 'maximum', 'maxItems'];

class Comparison {
  private readonly changes: ApiChange[] = [];
  /** The pairs of schemas that are being compared: they may hold themselves. */
  private readonly seen = new Set<string>();
  private readonly before: Description;
  private readonly after: Description;
  private readonly operationId: string;

  constructor(before: Description, after: Description, operationId: string) {
    this.before = before;
    this.after = after;
    this.operationId = operationId;
  }

  compare(was: Operation, is: Operation): readonly ApiChange[] {
    if (was.node['address'] !== is.node['address'])
      this.note(true, `${was.node['address']} became ${is.node['address']}`);
    this.roles(was.node, is.node);
    this.parameters(was, is);
    this.body(was.node, is.node);
    this.responses(was.node, is.node);
    return this.changes;
  }

  private note(isBreaking: boolean, what: string): void {
    const { operationId } = this;
    if (!this.changes.some((change) => change.what === what))
      this.changes.push({ operationId, isBreaking, what });
  }

  private roles(was: Json, is: Json): void {
    const of = (node: Json) =>
      list(node['security']).flatMap((way) =>
        Object.entries(json(way)).flatMap(([scheme, roles]) => [scheme, ...texts(roles)]),
      );
    const [old, now] = [of(was), of(is)];
    const lost = old.filter((role) => !now.includes(role));
    const gained = now.filter((role) => !old.includes(role));
    if (old.length === 0 && now.length > 0) this.note(true, 'asks for a sign-in');
    else if (now.length === 0 && old.length > 0) this.note(false, 'is open to everybody');
    else {
      if (lost.length > 0) this.note(true, `no longer for: ${lost.join(', ')}`);
      if (gained.length > 0) this.note(false, `also for: ${gained.join(', ')}`);
    }
  }

  private parameters(was: Operation, is: Operation): void {
    const named = ({ parameters }: Operation) =>
      new Map(parameters.map((parameter) => [`${parameter['in']} ${parameter['name']}`, parameter]));
    const [old, now] = [named(was), named(is)];
    for (const [name, parameter] of now) {
      const before = old.get(name);
      const isRequired = parameter['required'] === true;
      if (!before) this.note(isRequired, `${name}: new${isRequired ? ', and required' : ''}`);
      else {
        if (isRequired && before['required'] !== true) this.note(true, `${name}: now required`);
        this.schema(before['schema'], parameter['schema'], name, 'request');
      }
    }
    for (const name of old.keys()) if (!now.has(name)) this.note(true, `${name}: removed`);
  }

  private body(was: Json, is: Json): void {
    const old = resolve(this.before, was['requestBody']);
    const now = resolve(this.after, is['requestBody']);
    if (now['required'] === true && old['required'] !== true) this.note(true, 'body: now required');
    this.contents(old, now, 'body', 'request');
  }

  private responses(was: Json, is: Json): void {
    const [old, now] = [json(was['responses']), json(is['responses'])];
    for (const status of Object.keys(old)) {
      if (!(status in now)) this.note(status.startsWith('2'), `reply ${status}: removed`);
      else if (status.startsWith('2'))
        this.contents(
          resolve(this.before, old[status]),
          resolve(this.after, now[status]),
          `reply ${status}`,
          'response',
        );
    }
    for (const status of Object.keys(now))
      if (!(status in old)) this.note(status.startsWith('2'), `reply ${status}: new`);
  }

  private contents(was: Json, is: Json, place: string, direction: Direction): void {
    const [old, now] = [json(was['content']), json(is['content'])];
    for (const [type, media] of Object.entries(old)) {
      if (!(type in now)) this.note(true, `${place}: no longer ${type}`);
      else this.schema(json(media)['schema'], json(now[type])['schema'], place, direction);
    }
    for (const type of Object.keys(now)) if (!(type in old)) this.note(false, `${place}: also ${type}`);
  }

  private schema(was: unknown, is: unknown, place: string, direction: Direction): void {
    const pair = JSON.stringify([was, is, direction, place.split(/[. []/, 1)]);
    if (this.seen.has(pair)) return;
    this.seen.add(pair);
    const [old, now] = [resolve(this.before, was), resolve(this.after, is)];
    this.choices(typesOf(old), typesOf(now), { place, direction, kind: 'type' });
    this.values(old, now, place, direction);
    this.bounds(old, now, place, direction);
    this.properties(old, now, place, direction);
    if (old['items'] && now['items']) this.schema(old['items'], now['items'], `${place}[]`, direction);
    this.variants(old, now, place, direction);
  }

  private values(old: Json, now: Json, place: string, direction: Direction): void {
    if (old['enum'] && now['enum'])
      this.choices(texts(old['enum']), texts(now['enum']), { place, direction, kind: 'value' });
    else if (old['enum'] || now['enum'])
      this.note(
        (direction === 'request') === Boolean(now['enum']),
        `${place}: values ${now['enum'] ? 'listed' : 'open'}`,
      );
  }

  /** What the server takes may grow, and what it gives may shrink. */
  private choices(
    old: readonly string[],
    now: readonly string[],
    { place, direction, kind }: { place: string; direction: Direction; kind: string },
  ): void {
    if (old.length === 0 && now.length === 0) return;
    const lost = old.filter((one) => !now.includes(one));
    const gained = now.filter((one) => !old.includes(one));
    if (lost.length > 0) this.note(direction === 'request', `${place}: ${kind} ${lost.join(', ')} removed`);
    if (gained.length > 0) this.note(direction === 'response', `${place}: ${kind} ${gained.join(', ')} new`);
  }

  private bounds(old: Json, now: Json, place: string, direction: Direction): void {
    for (const [names, sign] of [
      [LEAST, 1],
      [MOST, -1],
    ] as const)
      for (const name of names) {
        if (old[name] === now[name]) continue;
        const open = -Infinity;
        const [from, to] = [old[name], now[name]].map((bound) =>
          bound === undefined ? open : sign * Number(bound),
        ) as [number, number];
        const isNarrower = to > from;
        this.note(
          (direction === 'request') === isNarrower,
          `${place}: ${name} ${old[name] ?? 'none'} → ${now[name] ?? 'none'}`,
        );
      }
    for (const name of ['pattern', 'format'])
      if (old[name] !== now[name])
        this.note(
          direction === 'request' ? now[name] !== undefined : old[name] !== undefined,
          `${place}: ${name} ${old[name] ?? 'none'} → ${now[name] ?? 'none'}`,
        );
  }

  private properties(old: Json, now: Json, place: string, direction: Direction): void {
    const [was, is] = [json(old['properties']), json(now['properties'])];
    const [wasNeeded, isNeeded] = [texts(old['required']), texts(now['required'])];
    for (const name of Object.keys(was)) {
      const path = `${place}.${name}`;
      if (!(name in is)) this.note(true, `${path}: removed`);
      else {
        const [needed, needs] = [wasNeeded.includes(name), isNeeded.includes(name)];
        if (needs && !needed) this.note(direction === 'request', `${path}: now required`);
        if (needed && !needs) this.note(direction === 'response', `${path}: no longer required`);
        this.schema(was[name], is[name], path, direction);
      }
    }
    for (const name of Object.keys(is).filter((one) => !(one in was))) {
      const isBreaking = direction === 'request' && isNeeded.includes(name);
      this.note(isBreaking, `${place}.${name}: new${isBreaking ? ', and required' : ''}`);
    }
  }

  private variants(old: Json, now: Json, place: string, direction: Direction): void {
    const of = (description: Description, schema: Json) =>
      list(schema['oneOf']).map((variant) => {
        const reference = json(variant)['$ref'];
        return typeof reference === 'string' ? reference : JSON.stringify(resolve(description, variant));
      });
    const [was, is] = [of(this.before, old), of(this.after, now)];
    const shortNames = (names: readonly string[]) =>
      names.map((name) => (name.startsWith('#') ? (name.split('/').at(-1) ?? name) : 'unnamed'));
    this.choices(shortNames(was), shortNames(is), { place, direction, kind: 'variant' });
    for (const name of was.filter((one) => one.startsWith('#') && is.includes(one)))
      this.schema({ $ref: name }, { $ref: name }, place, direction);
  }
}

const typesOf = ({ type }: Json): readonly string[] => (typeof type === 'string' ? [type] : texts(type));
