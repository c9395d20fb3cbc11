import type { LiveClientMessage, LivePlace, LivePresent } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member, Speaker } from './member.ts';
import { changePresence, findPresent, notePresence, type PresenceRow } from './presence-repository.ts';
import { didTooMuch, insertEvent } from './room-repository.ts';
import type { RoomTools } from './room-tools.ts';

/** Who was not heard of for so long is away. */
const AWAY_MS = 15_000;

type Message<Type> = Extract<LiveClientMessage, { readonly type: Type }>;

/** Who is in the lobby or the room of each of these, at a moment. */
export function presentIn(db: Database, liveIds: readonly string[], at: Date): Promise<PresenceRow[]> {
  return findPresent(db, liveIds, new Date(at.getTime() - AWAY_MS));
}

export const presentOne = ({ userId, deviceId, place, connectionId, media }: PresenceRow): LivePresent => ({
  person_id: userId,
  device_id: deviceId,
  place,
  is_connected: connectionId !== null,
  media,
});

/** Notes that somebody opened a channel, or went into the room on it: who was not in the room joins it. */
export async function arrive(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { liveId, userId, deviceId, connectionId }: Speaker,
  place: LivePlace,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const present = await findPresent(tx, [liveId], new Date(at.getTime() - AWAY_MS));
    const before = present.find((one) => one.userId === userId);
    await notePresence(tx, { liveId, userId, deviceId, connectionId, place, seenAt: at });
    if (place === 'room' && before?.place !== 'room' && !(await didTooMuch(tx, liveId, userId, at)))
      await insertEvent(tx, { id: newId(), liveId, userId, kind: 'joined', text: '', at });
  });
}

export async function changePlace(
  tools: RoomTools,
  member: Member,
  { place }: Message<'place'>,
): Promise<void> {
  if (member.place === place) return;
  await arrive(tools, member.speaker, place);
  member.place = place;
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
