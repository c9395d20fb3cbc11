import type { LiveClientMessage, LivePlace, LivePresent } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member, Speaker } from './member.ts';
import { changePresence, findPresence, notePresence, type PresenceRow } from './presence-repository.ts';
import { didTooMuch, insertEvent, mustWait } from './room-repository.ts';
import type { RoomTools } from './room-tools.ts';

/** Who was not heard of for so long is away. */
export const AWAY_MS = 15_000;

type Message<Type> = Extract<LiveClientMessage, { readonly type: Type }>;

/** Who of these was heard of lately. */
export const presentAt = (rows: readonly PresenceRow[], at: Date): PresenceRow[] =>
  rows.filter(({ seenAt }) => at.getTime() - seenAt.getTime() < AWAY_MS);

export const presentOne = ({ userId, deviceId, place, connectionId, media }: PresenceRow): LivePresent => ({
  person_id: userId,
  device_id: deviceId,
  place,
  is_connected: connectionId !== null,
  media,
});

/**
 * Notes that somebody opened a channel, or went into the room on it: who was not in the room joins it. Gives where they
 * are then: who is to wait stays in the lobby.
 */
export async function arrive(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { liveId, userId, deviceId, connectionId }: Speaker,
  wanted: LivePlace,
): Promise<LivePlace> {
  const at = now();
  return db.transaction(async (tx) => {
    const place = wanted === 'room' && (await mustWait(tx, liveId, userId)) ? 'lobby' : wanted;
    const present = presentAt(await findPresence(tx, [liveId]), at);
    const before = present.find((one) => one.userId === userId);
    await notePresence(tx, { liveId, userId, deviceId, connectionId, place, seenAt: at });
    if (place === 'room' && before?.place !== 'room' && !(await didTooMuch(tx, liveId, userId, at)))
      await insertEvent(tx, { id: newId(), liveId, userId, kind: 'joined', text: '', at });
    return place;
  });
}

export async function changePlace(
  tools: RoomTools,
  member: Member,
  { place }: Message<'place'>,
): Promise<void> {
  if (member.place === place) return;
  member.place = await arrive(tools, member.speaker, place);
  if (member.place !== place) member.refuse('not_allowed');
  tools.changed(member.speaker.liveId);
}

export async function changeMedia(
  tools: RoomTools,
  member: Member,
  { media }: Message<'media'>,
): Promise<void> {
  await changePresence(tools.db, member.speaker.connectionId, { media });
  tools.changed(member.speaker.liveId);
}
