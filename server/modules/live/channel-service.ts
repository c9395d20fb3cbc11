import type { WebSocket } from 'ws';
import type {
  LiveClientMessage,
  LivePlace,
  LiveServerMessage,
  RoomAccess,
} from '../../../openapi/gen/types.gen.ts';
import description from '../../gen/openapi.json' with { type: 'json' };
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { complaintOf } from '../../platform/http/validation.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Announcements } from '../../platform/realtime/announcements.ts';
import type { SessionCheck } from '../../platform/security/session-check.ts';
import { messageHandlers } from './channel-handlers.ts';
import { factsOf, presentEvent, presentLive } from './live-presenter.ts';
import { findLives, type LiveRow } from './live-repository.ts';
import { openLive } from './live-service.ts';
import { Member, type Speaker } from './member.ts';
import {
  changePresence,
  findHeads,
  findPresence,
  type PresenceRow,
  touchPresence,
} from './presence-repository.ts';
import { arrive, presentAt, presentOne } from './presence-service.ts';
import { roleIn, roomAccess } from './room-access.ts';
import { findEventsAfter, isReadBy } from './room-repository.ts';
import type { Audience, RoomTools } from './room-tools.ts';
import { takeTicket } from './ticket-repository.ts';
import { hashOf } from './ticket-service.ts';

/** Where a ticket opens the channel of a room. */
export const LIVE_CHANNEL_PATH = '/api/v1/interviews/live/channel';

/** So often everybody's right to be there is looked at, so that who lost it is out within a second. */
const LOOK_MS = 500;

/** Signs of life go to the pages and into the database every so many looks. */
const LOOKS_A_SIGN = 10;

/** The connections of this process with the rooms of live interviews. */
export interface LiveChannels {
  /** Whom a ticket lets in, or null; the ticket is used up. */
  admit(ticket: string): Promise<((socket: WebSocket) => void) | null>;
  /** Tells everybody in a room, in whatever process they are connected. */
  tell(liveId: string, message: LiveServerMessage): void;
  /** Has every process look at a room again. */
  changed(liveId: string): void;
  close(): Promise<void>;
}

interface ChannelDeps extends Pick<Deps, 'db' | 'now'> {
  readonly announcements: Announcements;
  readonly sessionCheck: SessionCheck;
  readonly onFailure: (error: unknown) => void;
}

interface Room {
  readonly members: Set<Member>;
  /** The last event that was told here; null until it was looked at. */
  read: number | null;
}

/** What processes tell each other; without words, to look again. */
interface Said extends Audience {
  readonly liveId: string;
  readonly text?: string;
}

/**
 * Keeps everybody in a room told of what changes in it. What is stored is looked at anew whenever somebody says that
 * it changed, and twice a second, so that nothing depends on hearing it; what browsers and editors tell each other is
 * passed on through all processes.
 */
export function createLiveChannels(deps: ChannelDeps): LiveChannels {
  const { db, now, announcements, sessionCheck, onFailure } = deps;
  const rooms = new Map<string, Room>();
  const say = (said: Said) => announcements.sayRooms(JSON.stringify(said));
  const tools: RoomTools = {
    db,
    now,
    tell: (liveId, message, audience) => say({ liveId, text: JSON.stringify(message), ...audience }),
    changed: (liveId) => say({ liveId }),
  };
  const looking = createLooking((liveIds) => look(liveIds), onFailure);

  const stopHearing = announcements.hearRooms((text) => {
    if (text === null) return looking.at(rooms.keys());
    const said = JSON.parse(text) as Said;
    const room = rooms.get(said.liveId);
    if (!room) return;
    const { text: data } = said;
    if (data === undefined) return looking.at([said.liveId]);
    for (const member of room.members) if (isFor(said, member)) member.send(data);
  });

  let looks = 0;
  const timer = setInterval(() => {
    if (rooms.size === 0) return;
    looks += 1;
    looking.at(rooms.keys());
    if (looks % LOOKS_A_SIGN === 0) void giveSigns().catch(onFailure);
  }, LOOK_MS);

  async function giveSigns(): Promise<void> {
    const members = [...rooms.values()].flatMap((room) => [...room.members]);
    for (const member of members) member.checkLife();
    const ids = members.map(({ speaker }) => speaker.connectionId);
    if (ids.length > 0) await touchPresence(db, ids, now());
  }

  /** Puts out who may not be there any more, and tells the others what is new to them. */
  async function look(liveIds: readonly string[]): Promise<void> {
    const at = now();
    const known = liveIds.filter((id) => rooms.has(id));
    // Who comes meanwhile is looked at next: what is read now does not know them.
    const members = known.flatMap((id) => [...(rooms.get(id)?.members ?? [])]);
    if (members.length === 0) return;
    const places = new Map(members.map((member) => [member, member.place]));
    const alive = await sessionCheck.aliveAmong(members.map(({ speaker }) => speaker.sessionId));
    const rows = new Map((await findLives(db, known)).map((row) => [row.live.id, row]));
    const present = Map.groupBy(await findPresence(db, known), ({ liveId }) => liveId);
    const heads = await findHeads(db, known);
    for (const [member, place] of places) {
      const { liveId } = member.speaker;
      const stands = { row: rows.get(liveId), present: present.get(liveId) ?? [], alive, at };
      tellHowItStands(member, place, stands);
    }
    for (const id of known) {
      const room = rooms.get(id);
      if (room) await tellEvents(id, room, heads.get(id) ?? 0, rows.get(id));
    }
  }

  async function tellEvents(
    liveId: string,
    room: Room,
    head: number,
    row: LiveRow | undefined,
  ): Promise<void> {
    const { read } = room;
    // What happened before the channel was there is read with the room.
    if (read === null) room.read = head;
    if (read === null || head <= read) return;
    const events = await findEventsAfter(db, liveId, read);
    room.read = events.at(-1)?.position ?? read;
    for (const member of room.members) {
      const { userId } = member.speaker;
      const theirs = events.filter(isReadBy({ userId, isCandidate: userId === row?.accountId }));
      if (theirs.length > 0) member.tell({ type: 'events', events: theirs.map(presentEvent) });
    }
  }

  function enter(socket: WebSocket, speaker: Speaker, place: LivePlace): void {
    const { liveId, connectionId } = speaker;
    const member = new Member(socket, speaker, place);
    const leave = () =>
      changePresence(db, connectionId, { connectionId: null }).then(() => tools.changed(liveId));
    const begin = async () => {
      member.place = await arrive(tools, speaker, place);
      if (member.isGone) return leave();
      const room = rooms.get(liveId) ?? { members: new Set(), read: null };
      room.members.add(member);
      rooms.set(liveId, room);
      tools.changed(liveId);
    };
    member.tell({ type: 'alive' });
    member.listen(begin().catch(failed(member)), {
      message: (text) => answer(member, text),
      gone: () => {
        const room = rooms.get(liveId);
        if (!room?.members.delete(member)) return;
        if (room.members.size === 0) rooms.delete(liveId);
        leave().catch(onFailure);
      },
      failed: failed(member),
    });
  }

  /** Who could not be noted comes again. */
  const failed = (member: Member) => (error: unknown) => {
    onFailure(error);
    member.close('restart');
  };

  async function answer(member: Member, text: string): Promise<void> {
    const message = parsed(text);
    if (!message) return member.refuse('unknown');
    const handler = messageHandlers[message.type] as (
      ...taken: [RoomTools, Member, LiveClientMessage]
    ) => Promise<void>;
    await handler(tools, member, message);
  }

  return {
    tell: tools.tell,
    changed: tools.changed,
    async admit(ticket) {
      const taken = await takeTicket(db, hashOf(ticket), now());
      if (!taken) return null;
      const { liveId, userId, sessionId, deviceId, place } = taken;
      const actor = await sessionCheck.actorOf(sessionId, userId);
      if (!actor) return null;
      const opened = await openLive(db, actor, liveId).catch((error: unknown) => {
        if (error instanceof HttpProblem) return null;
        throw error;
      });
      if (!opened || roomAccess(factsOf(opened.row), opened.role, now()) !== 'open') return null;
      const speaker = { liveId, userId, sessionId, deviceId, connectionId: newId() };
      return (socket) => enter(socket, speaker, place);
    },
    async close() {
      clearInterval(timer);
      stopHearing();
      const members = [...rooms.values()].flatMap((room) => [...room.members]);
      for (const member of members) member.close('restart');
      await looking.ended();
      for (const member of members) member.terminate();
    },
  };
}

interface Standing {
  readonly row: LiveRow | undefined;
  /** Also of who was not heard of lately. */
  readonly present: readonly PresenceRow[];
  readonly alive: ReadonlySet<string>;
  readonly at: Date;
}

function tellHowItStands(member: Member, before: LivePlace, { row, present, alive, at }: Standing): void {
  const { userId, sessionId } = member.speaker;
  const role = row && alive.has(sessionId) ? roleIn(row, userId) : 'organizer';
  const own = present.find((one) => one.userId === userId);
  if (row && role !== 'organizer') member.tellState({ type: 'live', live: presentLive(row, role, at) });
  const ending = endingOf(member, own, row && roomAccess(factsOf(row), role, at));
  if (ending) {
    member.close(ending);
    return;
  }
  // Who moved since the database was asked is where they moved to.
  if (own && member.place === before) member.place = own.place;
  member.tellState({ type: 'present', present: presentAt(present, at).map(presentOne) });
}

/** Why somebody may not be there any more, if so. */
function endingOf({ speaker }: Member, own: PresenceRow | undefined, access: RoomAccess | undefined) {
  if (access === 'over') return 'over';
  if (access !== 'open') return 'out';
  if (!own) return 'left';
  const isOther = own.connectionId !== null && own.connectionId !== speaker.connectionId;
  return isOther ? 'taken_over' : undefined;
}

/** Who is told alone may be on the way in: the other one knows of them already. */
const isFor = ({ to, exceptConnection }: Said, { place, speaker }: Member) =>
  to
    ? to.userId === speaker.userId && to.deviceId === speaker.deviceId
    : place === 'room' && speaker.connectionId !== exceptConnection;

const SHAPE = { $ref: '#/components/schemas/LiveClientMessage', components: description.components };

function parsed(text: string): LiveClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return complaintOf(SHAPE, message) === null ? (message as LiveClientMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** Looks at one room after the other: who asks meanwhile is looked at next, however often they ask. */
function createLooking(
  look: (liveIds: readonly string[]) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const due = new Set<string>();
  let running: Promise<void> | undefined;
  const run = async () => {
    while (due.size > 0) {
      const liveIds = [...due];
      due.clear();
      await look(liveIds).catch(onFailure);
    }
    running = undefined;
  };
  return {
    at(liveIds: Iterable<string>) {
      for (const id of liveIds) due.add(id);
      if (due.size > 0) running ??= run();
    },
    ended: async () => running,
  };
}
