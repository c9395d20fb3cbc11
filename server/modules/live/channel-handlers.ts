import type { LiveClientMessage } from '../../../openapi/gen/types.gen.ts';
import { storeEdit, syncEditor } from './editor-service.ts';
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
  async edit(tools, member, { number, update }) {
    if (member.place !== 'room') return member.refuse('not_allowed');
    const { liveId, connectionId } = member.speaker;
    const reason = member.isLeftOut ? 'full' : await storeEdit(tools, liveId, update);
    if (reason) {
      member.isLeftOut = true;
      return member.tell({ type: 'not_stored', number, reason });
    }
    member.tell({ type: 'stored', number });
    tools.tell(liveId, { type: 'edited', update }, { exceptConnection: connectionId });
  },
  async sync(tools, member, { known }) {
    if (member.place !== 'room') return member.refuse('not_allowed');
    member.isLeftOut = false;
    const update = await syncEditor(tools, member.speaker.liveId, known);
    if (update === null) return member.refuse('unknown');
    member.tell({ type: 'synced', update });
  },
  async cursors({ tell }, member, { update }) {
    if (member.place !== 'room') return member.refuse('not_allowed');
    const { liveId, userId: from, connectionId: exceptConnection } = member.speaker;
    tell(liveId, { type: 'cursors', from, update }, { exceptConnection });
  },
};
