import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

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
