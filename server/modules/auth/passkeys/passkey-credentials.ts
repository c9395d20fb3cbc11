import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const credential = {
  id: z.string().min(1).max(1400),
  rawId: z.string(),
  type: z.literal('public-key'),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
});

/**
 * A new credential as a browser sends it. A certified one is refused: we ask for no attestation, and
 * checking a certificate would fetch addresses that its sender chose.
 * @throws Error for another shape
 */
export function readRegistration(json: unknown): RegistrationResponseJSON {
  const parsed = registration.parse(json);
  const attestation = Buffer.from(parsed.response.attestationObject, 'base64url');
  if (decodeAttestationObject(new Uint8Array(attestation)).get('attStmt').get('x5c')) {
    throw new Error('The attestation is certified');
  }
  return { ...parsed, clientExtensionResults: {} };
}

/**
 * A proof as a browser sends it.
 * @throws Error for another shape
 */
export function readAssertion(json: unknown): AuthenticationResponseJSON {
  const { response, ...rest } = assertion.parse(json);
  const userHandle = response.userHandle ?? undefined;
  return { ...rest, response: { ...response, userHandle }, clientExtensionResults: {} };
}

/** By this name authenticators know an account, in base64url as browsers send it. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}
