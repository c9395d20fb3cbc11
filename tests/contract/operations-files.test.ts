import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { readEnv, VARIABLES } from '../../server/env.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

const { services } = load(textOf('compose.yaml')) as { services: Readonly<Record<string, Service>> };

test('the container file has no fault, and its program runs as nobody in particular', () => {
  const dockerfile = textOf('Dockerfile');
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));
  expect(last).toMatch(/\nUSER node\n/);
  expect(last).toMatch(/\nHEALTHCHECK /);
});

test('the services keep to versions, to this machine, and to what they need', () => {
  const { app, mail, database } = services;
  expect([app?.read_only, mail?.read_only]).toEqual([true, true]);
  expect([app?.cap_drop, mail?.cap_drop]).toEqual([['ALL'], ['ALL']]);
  for (const { image, ports = [] } of Object.values(services)) {
    expect(image ?? 'built:here').toMatch(/:(?!latest)./);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  }
  expect(database?.ports).toBeUndefined();
});

test('the server takes what compose.yaml gives it', () => {
  const given = { POSTGRES_PASSWORD: 'teapot' };
  const env = Object.fromEntries(
    Object.entries(services['app']?.environment ?? {}).map(([name, text]) => [name, filledIn(text, given)]),
  );
  expect(Object.keys(env).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(readEnv(env)).toMatchObject({
    databaseUrl: 'postgres://candor:teapot@database:5432/candor',
    publicUrl: 'http://localhost:3000',
    smtpUrl: 'smtp://mail:1025',
  });
});

test('.env.example names each variable that the server reads, with a value that it takes', () => {
  const example = Object.fromEntries(
    [...textOf('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect(Object.keys(example).toSorted()).toEqual([...VARIABLES, 'POSTGRES_PASSWORD'].toSorted());
  expect(() => readEnv(example)).not.toThrow();
});

test('each variable stands in the README or in docs/operations.md', () => {
  const documented = textOf('README.md') + textOf('docs/operations.md');
  expect(
    VARIABLES.filter((name) => !documented.includes(`\`${name}\``) && !documented.includes(`${name}=`)),
  ).toEqual([]);
});

/** As compose fills in `${NAME:-default}` and `${NAME:?why}`. */
function filledIn(text: string, given: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, other: string) => {
    return given[name] ?? (kind === '-' ? other : '');
  });
}
