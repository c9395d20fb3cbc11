import { isBareAddress } from '../../../../lib/bare-address.ts';

/** The most passkeys that the contract lets an account have. */
const mostPasskeys = 20;

interface PasskeyCircumstances {
  readonly hasWebAuthn: boolean;
  readonly isSecureContext: boolean;
  readonly hostname: string;
  /** How many the account has. */
  readonly count: number;
}

/** Why no passkey can be made here, as a sentence or two, or null; a passkey belongs to a host name. */
export function passkeyObstacle({
  hasWebAuthn,
  isSecureContext,
  hostname,
  count,
}: PasskeyCircumstances): string | null {
  if (isBareAddress(hostname))
    return `A passkey belongs to a host name, and this page was opened at the bare address ${hostname}. Passkeys work where Candor runs under a host name.`;
  if (!isSecureContext) return 'Passkeys work only on a page that is served over HTTPS, and this one is not.';
  if (!hasWebAuthn) return 'This browser does not offer passkeys.';
  return count < mostPasskeys
    ? null
    : `You have ${count} passkeys, the most there can be. Remove one to add another.`;
}

/** The circumstances of this page, for an account with so many passkeys. */
export const passkeyCircumstances = (count: number): PasskeyCircumstances => ({
  hasWebAuthn: typeof window.PublicKeyCredential === 'function',
  isSecureContext: window.isSecureContext,
  hostname: window.location.hostname,
  count,
});
