import { createHash, randomBytes } from 'node:crypto';
import type { LiveTicket, LiveTicketRequest } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { iceServersFor, type Relays } from './ice-servers.ts';
import { openLive } from './live-service.ts';
import { requireOpen } from './room-service.ts';
import { insertTicket } from './ticket-repository.ts';

const GOOD_FOR_MS = 30_000;

/** A page that loses its connection every two seconds still comes back. */
const MOST_TICKETS: Limit = { name: 'live-ticket', max: 60, seconds: 120 };

/** Only this form of a ticket is stored. */
export const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

interface TicketDeps extends Pick<Deps, 'db' | 'now'>, Relays {}

/**
 * A ticket for the channel of a room that is open to somebody now.
 * @throws HttpProblem 403, 404, 429
 */
export async function issueTicket(
  { db, now, iceServers, turnSecret }: TicketDeps,
  actor: Actor,
  liveId: string,
  { device_id: deviceId, place }: LiveTicketRequest,
): Promise<LiveTicket> {
  const at = now();
  const opened = await openLive(db, actor, liveId);
  requireOpen(opened, at);
  const { userId, sessionId } = actor;
  await countAttempt(db, MOST_TICKETS, [userId], at);
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
  await insertTicket(db, { hash: hashOf(ticket), liveId, userId, sessionId, deviceId, place, expiresAt }, at);
  const { endsAt } = opened.row.live;
  return { ticket, ice_servers: iceServersFor(userId, endsAt ?? at, { iceServers, turnSecret }) };
}
