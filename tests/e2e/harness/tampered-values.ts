/** What somebody, or a fault, may have left under the key `auth`: the same values in every run. */
import { randomFrom } from './random-from.ts';

interface SavedUser {
  readonly _id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: string;
  readonly is_verified: boolean;
  readonly is_active: boolean;
}

/** A session as the product saves it, whose parts are spoilt here. */
export interface Saved {
  readonly user: SavedUser;
  readonly accessToken: string;
  readonly isAuthenticated: boolean;
}

const SEED = 20_261_120;

/** Instead of an object, of a text, of a flag, of a list. */
const STRANGERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  '',
  ' ',
  'null',
  'undefined',
  '[object Object]',
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  '../../admin',
  [],
  [[]],
  {},
  { length: 3 },
  { toString: 'no function' },
];

/** Not JSON, or JSON of something else. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '"',
  'null',
  'true',
  'NaN',
  'undefined',
  '[object Object]',
  '{"user":',
  '{"user":{}}',
  "{'user':null}",
  '\ufeff{}',
  '\u0000',
  '{"__proto__":{"isAuthenticated":true,"accessToken":"x"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(100_000),
  `${'{"user":'.repeat(20_000)}null${'}'.repeat(20_000)}`,
];

const OVERSIZED = [100_000, 1_000_000, 4_000_000];

/** `count` values, each a text for the storage; the saved session is one that the server would accept. */
export function tamperedValues(saved: Saved, count: number): string[] {
  const random = randomFrom(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const whole = JSON.stringify(saved);

  const spoilers: (() => string)[] = [
    () => pick(TEXTS),
    () => JSON.stringify(pick(STRANGERS)),
    () => whole.slice(0, Math.floor(random() * whole.length)),
    () => {
      const at = Math.floor(random() * whole.length);
      return whole.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x300)) + whole.slice(at + 1);
    },
    () => JSON.stringify({ ...saved, [pick(Object.keys(saved))]: pick(STRANGERS) }),
    () => {
      const field = pick(Object.keys(saved.user));
      return JSON.stringify({ ...saved, user: { ...saved.user, [field]: pick(STRANGERS) } });
    },
    () =>
      JSON.stringify({
        ...saved,
        user: { ...saved.user, role: pick(['admin', 'recruiter', 'root', 'ADMIN']) },
      }),
    () =>
      JSON.stringify({ ...saved, user: { ...saved.user, _id: 'somebody-else', full_name: 'Somebody Else' } }),
    () => JSON.stringify({ ...saved, accessToken: spoilToken(saved.accessToken, random) }),
  ];
  return Array.from({ length: count }, (_, index) => {
    // Few are large: they are slow to write, not to read.
    const size = OVERSIZED[index];
    if (size) return JSON.stringify({ ...saved, user: { ...saved.user, full_name: 'x'.repeat(size) } });
    return (spoilers[index % spoilers.length] as () => string)();
  });
}

function spoilToken(token: string, random: () => number): string {
  const at = Math.floor(random() * token.length);
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}
