import { expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../../../../tests/support/authenticator.ts';
import { readRegistration } from './passkey-credentials.ts';

const options = { challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost' }, user: { id: 'dXNlcg' } };
const authenticator = new SoftwareAuthenticator('http://localhost:3000');

test('a credential keeps what is checked and where it lives', () => {
  const credential = authenticator.create(options);
  expect(readRegistration({ ...credential, surprise: true })).toEqual(credential);
});

test.each(['packed', 'fido-u2f', 'android-key', 'tpm', 'apple'])(
  'a certificate of the kind %s is not even looked at',
  (kind) => {
    const statement = new Map([['x5c', [new Uint8Array(10)]]]);
    const credential = authenticator.create(options, { attestation: [kind, statement] });
    expect(() => readRegistration(credential)).toThrow('certified');
  },
);
