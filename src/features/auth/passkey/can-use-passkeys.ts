import { isBareAddress } from '../../../lib/bare-address.ts';

/** Whether this browser knows passkeys and the page has a host name, which a passkey is bound to. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !isBareAddress(window.location.hostname);
