import { expect, test } from 'vitest';
import { iceServersFor } from './ice-servers.ts';

const iceServers = ['stun:stun.example:3478', 'turn:turn.example:3478?transport=udp'];
const until = new Date('2026-11-28T10:00:00Z');

test('a relay gets a credential that ends with the interview, as coturn checks it', () => {
  // printf '%s' 1795860000:user-1 | openssl dgst -sha1 -hmac north -binary | base64
  expect(iceServersFor('user-1', until, { iceServers, turnSecret: 'north' })).toEqual([
    { urls: ['stun:stun.example:3478'] },
    { urls: [iceServers[1]], username: '1795860000:user-1', credential: '6G8CfRNknEp7Q9uId7kLGq/MlAo=' },
  ]);
});

test('without a secret no relay is offered, and without servers none', () => {
  expect(iceServersFor('user-1', until, { iceServers })).toEqual([{ urls: ['stun:stun.example:3478'] }]);
  expect(iceServersFor('user-1', until, { iceServers: [], turnSecret: 'north' })).toEqual([]);
});
