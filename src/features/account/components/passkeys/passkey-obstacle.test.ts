import { expect, test } from 'vitest';
import { passkeyObstacle } from './passkey-obstacle.ts';

const good = { hasWebAuthn: true, isSecureContext: true, hostname: 'candor.example', count: 19 };

test.each([
  [{}, null],
  [{ hostname: 'localhost' }, null],
  [{ hostname: '127.0.0.1' }, /opened at 127\.0\.0\.1/],
  [{ hostname: '[::1]' }, /opened at \[::1\]/],
  // The address is what is wrong, whatever else is.
  [{ hostname: '10.0.0.7', isSecureContext: false, hasWebAuthn: false }, /need a host name/],
  [{ isSecureContext: false, hasWebAuthn: false }, /HTTPS/],
  [{ hasWebAuthn: false }, /This browser doesn’t support passkeys/],
  [{ hostname: '1.2.3.example' }, null],
  [{ count: 20 }, /^You have 20 passkeys, the most you can have/],
])('%j: %s', (difference, expected) => {
  const obstacle = passkeyObstacle({ ...good, ...difference });
  if (expected === null) expect(obstacle).toBeNull();
  else expect(obstacle).toMatch(expected);
});
