import { isBareAddress } from '../../../../lib/bare-address.ts';

interface PasskeyCircumstances {
  readonly hasWebAuthn: boolean;
  readonly isSecureContext: boolean;
  readonly hostname: string;
}

/** Why no passkey can be made here, as a sentence or two, or null; a passkey belongs to a host name. */
export function passkeyObstacle({
  hasWebAuthn,
  isSecureContext,
  hostname,
}: PasskeyCircumstances): string | null {
  if (isBareAddress(hostname))
    return `A passkey belongs to a host name, and this page was opened at the bare address ${hostname}. Passkeys work where Candor runs under a host name.`;
  if (!isSecureContext) return 'Passkeys work only on a page that is served over HTTPS, and this one is not.';
  return hasWebAuthn ? null : 'This browser does not offer passkeys.';
}

/** The circumstances of this page. */
export const passkeyCircumstances = (): PasskeyCircumstances => ({
  hasWebAuthn: typeof window.PublicKeyCredential === 'function',
  isSecureContext: window.isSecureContext,
  hostname: window.location.hostname,
});
