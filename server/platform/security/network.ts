import { isIPv6 } from 'node:net';

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
