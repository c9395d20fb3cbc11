import { importJWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import { newId } from '../database/identifier.ts';
import type { SigningKeyRow } from './signing-keys.ts';

/** D3 allows at most ten minutes. */
export const ACCESS_TOKEN_SECONDS = 600;

const ALGORITHM = 'EdDSA';
const TYPE = 'at+jwt';
const AUDIENCE = 'candor-api';

/** By then no token has expired. */
const beforeAllTokens = new Date(0);

/** What a token says: who, and in which sign-in. The role is always read from the database. */
interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims, `expired` for a token that was good, or `invalid` for anything else. */
  verify(token: string): Promise<AccessClaims | 'expired' | 'invalid'>;
  /** What a token said, also once it has expired; null for one that was never good. */
  claimsOf(token: string): Promise<AccessClaims | null>;
}

/**
 * Signs with the newest key and accepts any of them. `issuer` is the public address, which all processes
 * of an installation share.
 */
export async function createAccessTokens(
  keys: readonly SigningKeyRow[],
  issuer: string,
  now: () => Date,
): Promise<AccessTokens> {
  const [newest] = keys;
  if (!newest) throw new Error('There is no signing key');
  const privateKey = await importJWK(newest.privateJwk, ALGORITHM);
  const verifyAt = await createVerifier(keys, issuer);

  return {
    sign({ userId, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return (
        new SignJWT({ sid: sessionId })
          .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: newest.kid })
          // Else a refresh within a second of the login would answer the very same token.
          .setJti(newId())
          .setSubject(userId)
          .setIssuer(issuer)
          .setAudience(AUDIENCE)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
          .sign(privateKey)
      );
    },
    verify: (token) => verifyAt(token, now()),
    async claimsOf(token) {
      const claims = await verifyAt(token, beforeAllTokens);
      return typeof claims === 'string' ? null : claims;
    },
  };
}

type Verifier = (token: string, currentDate: Date) => Promise<AccessClaims | 'expired' | 'invalid'>;

async function createVerifier(keys: readonly SigningKeyRow[], issuer: string): Promise<Verifier> {
  const publicKeys = new Map(
    await Promise.all(keys.map(async (key) => [key.kid, await importJWK(key.publicJwk, ALGORITHM)] as const)),
  );
  const keyOf = ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : publicKeys.get(kid);
    if (!key) throw new Error('Unknown key');
    return key;
  };
  const expectation = {
    issuer,
    audience: AUDIENCE,
    typ: TYPE,
    algorithms: [ALGORITHM],
    requiredClaims: ['sub', 'sid', 'exp', 'iat'],
  };
  return async (token, currentDate) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, { ...expectation, currentDate });
      if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string') return 'invalid';
      return { userId: payload.sub, sessionId: payload['sid'] };
    } catch (error) {
      return error instanceof JWTExpired ? 'expired' : 'invalid';
    }
  };
}
