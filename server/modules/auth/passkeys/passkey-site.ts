import { COSEALG } from '@simplewebauthn/server/helpers';

/** By preference. Left to itself the library would offer one that is still an experiment here. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The site that passkeys belong to: the page's host name, and the origin that browsers must name. */
export function siteOf({ publicUrl }: { readonly publicUrl: string }) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** What an authenticator must have signed. */
export function expectationOf(deps: { readonly publicUrl: string }, challenge: string) {
  const { rpID, origin } = siteOf(deps);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  };
}

export type Expectation = ReturnType<typeof expectationOf>;
