import type {
  LiveClientMessage,
  LiveClosingMessage,
  LivePlace,
  LiveServerMessage,
} from '../../../openapi/gen/types.gen.ts';
import { silent } from '../../api/client.ts';
import { client } from '../../api/gen/client.gen.ts';
import { openLiveChannel } from '../../api/gen/sdk.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { randomId } from '../../lib/random-id.ts';

const PATH = '/api/v1/interviews/live/channel';

/** The server gives a sign of life more often: who hears none has lost it. */
const SILENT_MS = 12_000;

/** The pause before each further attempt; the last one is repeated. */
const PAUSES_MS = [300, 700, 1500, 3000];

/** Whether a page is connected with its room; `closed` for good, and why. */
export type ChannelState =
  | { readonly status: 'connecting' | 'open' | 'lost' }
  | { readonly status: 'closed'; readonly reason: Exclude<LiveClosingMessage['reason'], 'restart'> };

/** What the parts of a room need of its channel. */
export type RoomChannel = Pick<LiveChannel, 'state' | 'watch' | 'hear' | 'send'>;

type Message<Type> = Extract<LiveServerMessage, { readonly type: Type }>;

/**
 * The connection of a page with a room. It comes back by itself, with a new ticket, until the server says that
 * nothing is to be found there any more.
 */
export class LiveChannel {
  readonly deviceId = randomId();
  /** Between browsers; as the newest ticket said. */
  iceServers: RTCIceServer[] = [];
  private readonly liveId: string;
  private place: LivePlace = 'lobby';
  /** Where the server knows this page to be. */
  private knownPlace: LivePlace = 'lobby';
  private socket: WebSocket | undefined;
  private current: ChannelState = { status: 'connecting' };
  private attempts = 0;
  /** The newest attempt: what an older one brings comes too late. */
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  private readonly watchers = new Set<() => void>();
  private readonly hearers = new Set<(message: LiveServerMessage) => void>();

  constructor(liveId: string) {
    this.liveId = liveId;
  }

  /** Connects; the function ends it. */
  open(): () => void {
    this.isOver = false;
    const hurry = () => this.current.status === 'lost' && void this.connect();
    window.addEventListener('online', hurry);
    void this.connect();
    return () => {
      this.isOver = true;
      window.removeEventListener('online', hurry);
      clearTimeout(this.timer);
      this.drop();
    };
  }

  readonly state = (): ChannelState => this.current;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  /** Calls back with every message of a kind. */
  hear<Type extends LiveServerMessage['type']>(
    type: Type,
    tell: (message: Message<Type>) => void,
  ): () => void {
    const hearer = (message: LiveServerMessage) => {
      if (message.type === type) tell(message as Message<Type>);
    };
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  }

  /** Goes to the lobby or the room; a connection that comes back does so there. */
  moveTo(place: LivePlace): void {
    this.place = place;
    this.tellPlace();
  }

  private tellPlace(): void {
    const { place } = this;
    if (place !== this.knownPlace && this.send({ type: 'place', place })) this.knownPlace = place;
  }

  /** Says something; false where the connection is lost, and nothing was said. */
  send(message: LiveClientMessage): boolean {
    if (this.current.status !== 'open' || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private async connect(): Promise<void> {
    clearTimeout(this.timer);
    this.drop();
    this.attempt += 1;
    const mine = this.attempt;
    try {
      const path = { live_interview_id: this.liveId };
      this.knownPlace = this.place;
      const body = { device_id: this.deviceId, place: this.place };
      const { data } = await openLiveChannel({ ...silent, path, body, throwOnError: true });
      if (mine !== this.attempt || this.isOver) return;
      this.iceServers = data.ice_servers;
      this.listen(new WebSocket(addressOf(PATH), ['candor-live', data.ticket]));
    } catch (error) {
      if (mine !== this.attempt || this.isOver) return;
      if (error instanceof ApiError && (error.status === 403 || error.status === 404))
        this.become({ status: 'closed', reason: 'out' });
      else this.connectLater();
    }
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    const lose = () => {
      if (this.socket === socket) this.connectLater();
    };
    this.expectLife(lose);
    socket.onclose = lose;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.expectLife(lose);
      this.take(JSON.parse(data) as LiveServerMessage);
    };
  }

  private take(message: LiveServerMessage): void {
    if (message.type === 'closing' && message.reason !== 'restart') {
      this.drop();
      this.become({ status: 'closed', reason: message.reason });
      return;
    }
    // Told once the server has noted who came: what happens from then on is heard.
    if (this.current.status !== 'open' && message.type === 'live') {
      this.attempts = 0;
      this.become({ status: 'open' });
      this.tellPlace();
    }
    for (const hearer of this.hearers) hearer(message);
  }

  private expectLife(lose: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(lose, SILENT_MS);
  }

  private connectLater(): void {
    this.drop();
    if (this.isOver) return;
    this.become({ status: 'lost' });
    const pause = PAUSES_MS[Math.min(this.attempts, PAUSES_MS.length - 1)];
    this.attempts += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), pause);
  }

  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private become(state: ChannelState): void {
    if (state.status === 'closed') clearTimeout(this.timer);
    this.current = state;
    for (const watcher of this.watchers) watcher();
  }
}

/** Where the server takes WebSockets. */
function addressOf(path: string): string {
  const url = new URL(path, client.getConfig().baseUrl || window.location.origin);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
