const BARE_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser knows passkeys and the page has a host name, which a passkey is bound to. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !BARE_ADDRESS.test(window.location.hostname);
