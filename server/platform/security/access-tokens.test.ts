import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import type { SigningKeyRow } from './signing-keys.ts';

const ISSUER = 'https://candor.example';
const NOW = new Date('2026-05-01T10:00:00Z');
const claims = { userId: 'user', sessionId: 'session' };
let own: SigningKeyRow;
let tokens: AccessTokens;

async function newKey(kid: string): Promise<SigningKeyRow> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return {
    kid,
    privateJwk: await exportJWK(privateKey),
    publicJwk: await exportJWK(publicKey),
    createdAt: NOW,
  };
}

beforeAll(async () => {
  own = await newKey('own');
  tokens = await createAccessTokens([own], ISSUER, () => NOW);
});

/** A token like ours, changed in one place. */
async function forge(change: { claims?: object; header?: object; key?: JWK } = {}): Promise<string> {
  const seconds = NOW.getTime() / 1000;
  const payload = {
    sub: 'user',
    sid: 'session',
    iss: ISSUER,
    aud: 'candor-api',
    iat: seconds,
    exp: seconds + 600,
  };
  return new SignJWT({ ...payload, ...change.claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'own', ...change.header })
    .sign(await importJWK(change.key ?? own.privateJwk, 'EdDSA'));
}

test('a token says who and in which sign-in', async () => {
  expect(await tokens.verify(await tokens.sign(claims))).toEqual(claims);
  expect(await tokens.verify(await forge())).toEqual(claims);
});

test('two tokens of one second differ', async () => {
  expect(await tokens.sign(claims)).not.toBe(await tokens.sign(claims));
});

test('a token of an older key is still good', async () => {
  const both = await createAccessTokens([await newKey('newer'), own], ISSUER, () => NOW);
  expect(await both.verify(await tokens.sign(claims))).toEqual(claims);
});

test('a token ends after ten minutes', async () => {
  const after = (minutes: number) =>
    createAccessTokens([own], ISSUER, () => new Date(NOW.getTime() + minutes * 60_000));
  const token = await tokens.sign(claims);
  expect(await (await after(9.9)).verify(token)).toEqual(claims);
  expect(await (await after(10)).verify(token)).toBe('expired');
});

test.each([
  ['issuer', { claims: { iss: 'other' } }],
  ['audience', { claims: { aud: 'other' } }],
  ['type', { header: { typ: 'JWT' } }],
  ['key name', { header: { kid: 'unknown' } }],
  ['end', { claims: { exp: undefined } }],
  ['sign-in', { claims: { sid: 7 } }],
])('a token with another %s is invalid', async (_name, change) => {
  expect(await tokens.verify(await forge(change))).toBe('invalid');
});

test('a token of another installation is invalid', async () => {
  const { privateJwk } = await newKey('own');
  expect(await tokens.verify(await forge({ key: privateJwk }))).toBe('invalid');
});

test('whose a token is can be told also once it has expired, and of no other', async () => {
  const later = await createAccessTokens([own], ISSUER, () => new Date(NOW.getTime() + 60 * 60_000));
  expect(await later.claimsOf(await tokens.sign(claims))).toEqual(claims);
  const { privateJwk } = await newKey('own');
  expect(await later.claimsOf(await forge({ key: privateJwk }))).toBeNull();
  expect(await later.claimsOf(await forge({ header: { typ: 'JWT' } }))).toBeNull();
  expect(await later.claimsOf('rubbish')).toBeNull();
});
