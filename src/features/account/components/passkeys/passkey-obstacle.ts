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
  if (isBareAddress(hostname)) return `Passkeys need a host name, and this page was opened at ${hostname}.`;
  if (!isSecureContext) return 'Passkeys need a page served over HTTPS.';
  if (!hasWebAuthn) return 'This browser doesn’t support passkeys.';
  return count < mostPasskeys
    ? null
    : `You have ${count} passkeys, the most you can have. Remove one to add another.`;
}

/** The circumstances of this page, for an account with so many passkeys. */
export const passkeyCircumstances = (count: number): PasskeyCircumstances => ({
  hasWebAuthn: typeof window.PublicKeyCredential === 'function',
  isSecureContext: window.isSecureContext,
  hostname: window.location.hostname,
  count,
});
