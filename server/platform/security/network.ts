import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 as a socket for both reports it. */
const MAPPED = '::ffff:';

/**
 * Whose attempts an address stands for: of IPv6 the whole /64, which a single line has to itself with
 * its 2^64 addresses. IPv4 and any other text stay as they are.
 */
export function networkOf(text: string): string {
  if (!isIPv6(text)) return text;
  const address = new URL(`http://[${text.split('%', 1)[0]}]`).hostname.slice(1, -1);
  if (address.startsWith(MAPPED)) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** Those addresses and networks together. */
export function networks(allowed: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of allowed) {
    const [address = '', bits] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
