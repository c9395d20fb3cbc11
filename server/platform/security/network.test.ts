import { expect, test } from 'vitest';
import { isNetwork, networkOf, networks } from './network.ts';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::1:2:3:4:5', '2001:0:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:10.0.0.1', '::ffff:a00:1'],
  ['::ffff:10.0.0.2', '::ffff:a00:2'],
  ['10.0.0.1', '10.0.0.1'],
  ['ada@mail.example', 'ada@mail.example'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['localhost', false],
  ['', false],
])('%j names a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is);
});

test('networks hold their own addresses, also as a socket for both families reports them', () => {
  const list = networks(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
  expect(['127.0.0.1', '10.9.8.7'].map((address) => list.check(address, 'ipv4'))).toEqual([true, true]);
  expect(['::ffff:10.9.8.7', '2001:db8::7'].map((address) => list.check(address, 'ipv6'))).toEqual([
    true,
    true,
  ]);
  expect([list.check('127.0.0.2', 'ipv4'), list.check('2001:db9::7', 'ipv6')]).toEqual([false, false]);
});
