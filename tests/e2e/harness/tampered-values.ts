/** What somebody, or a fault, may have left under the key `auth`: each part, spoilt in every way. */

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

/** Few: they are slow to write, not to read. */
const OVERSIZED = [100_000, 1_000_000, 4_000_000];

const OTHER_ROLES = ['admin', 'recruiter', 'root', 'ADMIN'];

/** Put where another character stood: an end, a beginning, none, and one that nobody expects. */
const CHARACTERS = ['"', '{', '\u0000', 'ü'];

const PLACES_OF_A_TEXT = 12;

/** So many places of a text, from its beginning to its end. */
const placesOf = (text: string, count = PLACES_OF_A_TEXT): number[] =>
  Array.from({ length: count }, (_, place) => Math.floor((place * (text.length - 1)) / (count - 1)));

const replaced = (text: string, at: number, character: string): string =>
  text.slice(0, at) + character + text.slice(at + 1);

const withUser = (saved: Saved, changes: object): string =>
  JSON.stringify({ ...saved, user: { ...saved.user, ...changes } });

/** Whole sessions that say of the person what is not so; the saved one is one that the server would accept. */
export const claimedSessions = (saved: Saved): string[] => [
  ...OTHER_ROLES.map((role) => withUser(saved, { role })),
  withUser(saved, { _id: 'somebody-else', full_name: 'Somebody Else' }),
];

/** Texts for the storage, one list a kind of spoiling. */
export function spoiltValues(saved: Saved): string[][] {
  const whole = JSON.stringify(saved);
  const { user, accessToken } = saved;
  return [
    [...TEXTS],
    STRANGERS.map((stranger) => JSON.stringify(stranger)),
    placesOf(whole).map((at) => whole.slice(0, at)),
    placesOf(whole).map((at, index) => replaced(whole, at, CHARACTERS[index % CHARACTERS.length] ?? '')),
    ...Object.keys(saved).map((field) =>
      STRANGERS.map((stranger) => JSON.stringify({ ...saved, [field]: stranger })),
    ),
    ...Object.keys(user).map((field) => STRANGERS.map((stranger) => withUser(saved, { [field]: stranger }))),
    placesOf(accessToken, 4).map((at) =>
      JSON.stringify({
        ...saved,
        accessToken: replaced(accessToken, at, accessToken[at] === 'A' ? 'B' : 'A'),
      }),
    ),
    OVERSIZED.map((size) => withUser(saved, { full_name: 'x'.repeat(size) })),
  ];
}
