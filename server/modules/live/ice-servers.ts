import { createHmac } from 'node:crypto';
import type { LiveTicket } from '../../../openapi/gen/types.gen.ts';

/** What the installation knows of servers between browsers. */
export interface Relays {
  readonly iceServers: readonly string[];
  readonly turnSecret?: string | undefined;
}

/**
 * The servers as a browser takes them. A relay gets a name that says until when it is good, and a password that the
 * relay can check with the secret it shares with us.
 */
export function iceServersFor(
  userId: string,
  until: Date,
  { iceServers, turnSecret }: Relays,
): LiveTicket['ice_servers'] {
  const isRelay = (url: string) => url.startsWith('turn');
  const helpers = iceServers.filter((url) => !isRelay(url));
  const relays = turnSecret ? iceServers.filter(isRelay) : [];
  const username = `${Math.ceil(until.getTime() / 1000)}:${userId}`;
  const credential = createHmac('sha1', turnSecret ?? '')
    .update(username)
    .digest('base64');
  return [
    ...(helpers.length > 0 ? [{ urls: helpers }] : []),
    ...(relays.length > 0 ? [{ urls: relays, username, credential }] : []),
  ];
}
