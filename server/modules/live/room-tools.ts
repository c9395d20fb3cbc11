import type { LiveServerMessage } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';

/** Whom something is told: all in the room by default, never who is in the lobby. */
export interface Audience {
  /** That one person alone, on that device. */
  readonly to?: { readonly userId: string; readonly deviceId: string };
  /** Not on this connection. */
  readonly exceptConnection?: string;
}

/** What a handler can do. */
export interface RoomTools extends Pick<Deps, 'db' | 'now'> {
  /** Says something to people of a room, in whatever process they are connected. */
  readonly tell: (liveId: string, message: LiveServerMessage, audience?: Audience) => void;
  /** Has every process look again at who is in a room, how it stands and what happened in it. */
  readonly changed: (liveId: string) => void;
}
