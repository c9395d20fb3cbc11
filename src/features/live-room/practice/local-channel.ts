import type { LiveClientMessage, LiveServerMessage } from '../../../../openapi/gen/types.gen.ts';
import type { RoomChannel } from '../../../capabilities/live/live-channel.ts';

/** A Yjs update without anything. */
const NOTHING = 'AAA=';

/** The channel of a room that nobody else is in: it answers here, and nothing leaves the browser. */
export class LocalChannel implements RoomChannel {
  private readonly hearers = new Set<(message: LiveServerMessage) => void>();

  readonly state = () => ({ status: 'open' }) as const;

  readonly watch = () => () => {};

  hear: RoomChannel['hear'] = (type, tell) => {
    const hearer = (message: LiveServerMessage) => {
      if (message.type === type) tell(message as Parameters<typeof tell>[0]);
    };
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  };

  send(message: LiveClientMessage): boolean {
    if (message.type === 'sync') this.tell({ type: 'synced', update: NOTHING });
    if (message.type === 'edit') this.tell({ type: 'stored', number: message.number });
    return true;
  }

  private tell(message: LiveServerMessage): void {
    for (const hearer of this.hearers) hearer(message);
  }
}
