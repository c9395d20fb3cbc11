import type { LiveClientMessage } from '../../../openapi/gen/types.gen.ts';
import type { Member } from './member.ts';
import { changeMedia, changePlace } from './presence-service.ts';
import type { RoomTools } from './room-tools.ts';

type Handlers = {
  readonly [Type in LiveClientMessage['type']]: (
    tools: RoomTools,
    member: Member,
    message: Extract<LiveClientMessage, { readonly type: Type }>,
  ) => Promise<void>;
};

/** What is done with each kind of message; they were held against the description before. */
export const messageHandlers: Handlers = {
  place: changePlace,
  media: changeMedia,
  async signal({ tell }, member, { to, to_device: deviceId, signal }) {
    if (member.place !== 'room') return member.refuse('not_allowed');
    const { liveId, userId, deviceId: from_device } = member.speaker;
    tell(liveId, { type: 'signal', from: userId, from_device, signal }, { to: { userId: to, deviceId } });
  },
};

type BytesHandler = (tools: RoomTools, member: Member, bytes: Uint8Array) => Promise<void>;

/** What is done with bytes, by the first of them. */
export const bytesHandlers: Readonly<Record<number, BytesHandler>> = {};
