import type { WebSocket } from 'ws';
import type { LiveClosingMessage, LivePlace, LiveServerMessage } from '../../../openapi/gen/types.gen.ts';

/** A burst, and how much of it comes back each second. */
const MESSAGES = { burst: 300, each: 100 };
const BYTES = { burst: 2_000_000, each: 300_000 };

/** So many of one page may wait for their turn. */
const MOST_WAITING = 400;

/** Who reads so slowly is let go, and comes back. */
const MOST_UNREAD_BYTES = 4_000_000;

/** So many messages that are none. */
const MOST_FORGED = 20;

const CLOSED_BY_US = 4000;

/** Who speaks on a connection. */
export interface Speaker {
  readonly liveId: string;
  readonly userId: string;
  /** Of the sign-in that the ticket was given to. */
  readonly sessionId: string;
  readonly deviceId: string;
  readonly connectionId: string;
}

interface Hears {
  readonly message: (text: string) => Promise<void>;
  readonly gone: () => void;
  readonly failed: (error: unknown) => void;
}

/** One page of one person, connected to this process. */
export class Member {
  readonly speaker: Speaker;
  place: LivePlace;
  private readonly socket: WebSocket;
  private readonly allowance = { messages: MESSAGES.burst, bytes: BYTES.burst, at: performance.now() };
  private readonly told = new Map<string, string>();
  private turn: Promise<void> = Promise.resolve();
  private waiting = 0;
  private forged = 0;
  private isAnswering = true;
  /** Whether an edit of theirs was left out: what follows rests on it, until they have read anew. */
  isLeftOut = false;
  isGone = false;

  constructor(socket: WebSocket, speaker: Speaker, place: LivePlace) {
    this.socket = socket;
    this.speaker = speaker;
    this.place = place;
  }

  /** Hands on what the page says, in its order and once it is there, as long as it is not too much. */
  listen(there: Promise<void>, hears: Hears): void {
    this.turn = there;
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (this.isGone) return;
      if (!this.takes(data.length)) return this.close('too_much');
      this.waiting += 1;
      const work = async () => (isBinary ? this.refuse('unknown') : hears.message(data.toString()));
      this.turn = this.turn
        .then(() => (this.isGone ? undefined : work()))
        .catch(hears.failed)
        .finally(() => {
          this.waiting -= 1;
        });
    });
    this.socket.on('pong', () => {
      this.isAnswering = true;
    });
    this.socket.on('error', () => this.socket.terminate());
    this.socket.on('close', () => {
      this.isGone = true;
      hears.gone();
    });
  }

  private takes(bytes: number): boolean {
    const { allowance } = this;
    const at = performance.now();
    const seconds = (at - allowance.at) / 1000;
    allowance.at = at;
    allowance.messages = Math.min(MESSAGES.burst, allowance.messages + seconds * MESSAGES.each) - 1;
    allowance.bytes = Math.min(BYTES.burst, allowance.bytes + seconds * BYTES.each) - bytes;
    return allowance.messages >= 0 && allowance.bytes >= 0 && this.waiting < MOST_WAITING;
  }

  tell(message: LiveServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Tells how something stands, unless that was the last that was told of it. */
  tellState(message: LiveServerMessage): void {
    const text = JSON.stringify(message);
    if (this.told.get(message.type) === text) return;
    this.told.set(message.type, text);
    this.send(text);
  }

  send(data: string): void {
    if (this.isGone) return;
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) this.socket.terminate();
    else this.socket.send(data);
  }

  refuse(reason: 'unknown' | 'not_allowed'): void {
    this.forged += 1;
    if (this.forged > MOST_FORGED) this.close('too_much');
    else this.tell({ type: 'refused', reason });
  }

  /** Lets go of who does not answer any more. */
  checkLife(): void {
    if (!this.isAnswering) {
      this.socket.terminate();
      return;
    }
    this.isAnswering = false;
    this.socket.ping();
    this.tell({ type: 'alive' });
  }

  close(reason: LiveClosingMessage['reason']): void {
    if (this.isGone) return;
    this.tell({ type: 'closing', reason });
    this.isGone = true;
    this.socket.close(CLOSED_BY_US, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
