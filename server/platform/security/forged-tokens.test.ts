import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';

const ISSUER = 'https://candor.example';
const NOW = new Date('2026-05-01T10:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const HEADER = { alg: 'EdDSA', typ: 'at+jwt', kid: 'own' };
const PAYLOAD = {
  sub: 'user',
  sid: 'session',
  iss: ISSUER,
  aud: 'candor-api',
  iat: SECONDS,
  exp: SECONDS + 600,
};

let tokens: AccessTokens;
let good: string;
let own: { privateJwk: JWK; publicJwk: JWK };

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return { privateJwk: await exportJWK(privateKey), publicJwk: await exportJWK(publicKey) };
}

const signed = async (header: object, payload: object, key = own.privateJwk) =>
  new SignJWT({ ...PAYLOAD, ...payload })
    .setProtectedHeader({ ...HEADER, ...header })
    .sign(await importJWK(key, 'EdDSA'));

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeAll(async () => {
  own = await newKey();
  tokens = await createAccessTokens([{ kid: 'own', ...own, createdAt: NOW }], ISSUER, () => NOW);
  good = await tokens.sign({ userId: 'user', sessionId: 'session' });
});

/** Numbers that are the same in every run (mulberry32), from 0 to below `end`. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}

/** Flips bits, drops, doubles and swaps pieces of a good token. */
function damaged(count: number): string[] {
  const next = numbers(20_260_501);
  const bytesOf = (part: string) => Buffer.from(part, 'base64url');
  const flip = (part: string) => {
    const bytes = bytesOf(part);
    const at = next(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << next(8));
    return bytes.toString('base64url');
  };
  const cut = (part: string) => part.slice(0, next(part.length));
  const double = (part: string) => part + part.slice(-1 - next(4));
  const changes = [flip, flip, flip, cut, double];
  return Array.from({ length: count }, () => {
    const parts = good.split('.');
    const at = next(3);
    parts[at] = changes[next(changes.length)]?.(parts[at] ?? '') ?? '';
    return parts.join('.');
  });
}

/** Wrong in what they claim, though signed with our own key. */
async function misclaimed(): Promise<string[]> {
  const audiences = ['', 'candor', 'candor-api ', 'CANDOR-API', 'candor-web', [], ['other'], null, 7];
  const issuers = ['', `${ISSUER}/`, 'http://candor.example', 'https://candor.example.evil', null];
  const ends = [SECONDS, SECONDS - 1, 0, -1, undefined, null, 'never', Number.MAX_SAFE_INTEGER * 2];
  const types = ['JWT', 'jwt', 'rt+jwt', 'id+jwt', '', undefined];
  const kids = ['', 'OWN', '../own', 'own ', "own' or 1=1", undefined];
  const subjects = [undefined, null, 7, ['user'], {}];
  const bad = [
    ...audiences.map((aud) => signed({}, { aud })),
    ...issuers.map((iss) => signed({}, { iss })),
    ...ends.slice(0, -1).map((exp) => signed({}, { exp })),
    ...types.map((typ) => signed({ typ }, {})),
    ...kids.map((kid) => signed({ kid }, {})),
    ...subjects.flatMap((value) => [signed({}, { sub: value }), signed({}, { sid: value })]),
    signed({}, { nbf: SECONDS + 60 }),
  ];
  // What the library refuses to sign is no token either.
  return (await Promise.allSettled(bad)).flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
}

/** Signed with another key or in another way. */
async function foreign(): Promise<string[]> {
  const other = await newKey();
  const algorithms = ['none', 'None', 'NONE', '', 'HS256', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA'];
  const input = (header: object) => `${encoded({ ...HEADER, ...header })}.${encoded(PAYLOAD)}`;
  const secrets = [own.publicJwk.x ?? '', JSON.stringify(own.publicJwk), 'own', ''];
  const unsigned = algorithms.flatMap((alg) => [
    `${input({ alg })}.`,
    `${input({ alg })}.AAAA`,
    input({ alg }),
  ]);
  const symmetric = secrets.map((secret) => {
    const text = input({ alg: 'HS256' });
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  });
  const carried = [
    { jwk: other.publicJwk },
    { jku: 'https://evil.example/keys' },
    { x5u: 'https://evil.example' },
  ];
  const brought = await Promise.all(carried.map((header) => signed(header, {}, other.privateJwk)));
  return [...unsigned, ...symmetric, ...brought, await signed({}, {}, other.privateJwk)];
}

test('of 2,000 damaged and forged tokens none is accepted', async () => {
  const forged = [...(await misclaimed()), ...(await foreign())];
  const all = [...forged, ...damaged(2000 - forged.length)];
  expect(all).toHaveLength(2000);
  expect(forged.length).toBeGreaterThan(80);
  const accepted: string[] = [];
  for (const token of all) {
    // A damage can by chance leave the bytes as they were: unused bits at the end of base64.
    if (token === good) continue;
    if (typeof (await tokens.verify(token)) === 'object') accepted.push(token);
  }
  expect(accepted).toEqual([]);
});
