import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { readAssertion, readRegistration, userHandleOf } from './passkey-credentials.ts';
import type { Expectation } from './passkey-site.ts';

/** What is kept of a credential. */
export interface Credential {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * The credential that an authenticator has made, or nothing where anything of it is not sound: all of
 * it was chosen by the sender, and so whatever the check stumbles over is a refusal.
 */
export async function newCredentialOf(json: unknown, expected: Expectation) {
  try {
    const response = readRegistration(json);
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return undefined;
  }
}

/** The authenticator's new counter, or nothing where its proof is not sound, not the owner's or too old. */
export async function provenCounterOf(
  json: unknown,
  { credentialId: id, publicKey, counter, userId }: Credential & { readonly userId: string },
  expected: Expectation,
): Promise<number | undefined> {
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
  try {
    const response = readAssertion(json);
    const { userHandle = userHandleOf(userId) } = response.response;
    if (userHandle !== userHandleOf(userId)) return undefined;
    const proof = await verifyAuthenticationResponse({ response, credential, ...expected });
    return proof.verified ? proof.authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
