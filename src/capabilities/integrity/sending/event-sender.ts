import type { IntegrityEventReport } from '../../../../openapi/gen/types.gen.ts';
import { backoffMs } from '../../drafts/backoff.ts';
import { retryAfterMs, sendFailureOf } from '../../drafts/send-failure.ts';
import type { EventQueue, QueuedEvent } from './event-queue.ts';

interface EventSenderPorts {
  /** Being opened: events are taken before it is. */
  readonly queue: Promise<EventQueue>;
  readonly send: (events: IntegrityEventReport[]) => Promise<unknown>;
  /** The server will not take events of this attempt: they are forgotten. */
  readonly onRefused: () => void;
}

/** Events that come soon after each other go together. */
const gatherMs = 3000;
const batchSize = 50;

/** Sends the events of one attempt in batches, and keeps those that did not get through until they do. */
export class EventSender {
  readonly #ports: EventSenderPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<number> | null = null;
  #adding: Promise<unknown> = Promise.resolve();
  /** Said once more even if there is no event: the server sees from where. */
  #owesSign = false;
  #failures = 0;
  #stopped = false;

  constructor(ports: EventSenderPorts) {
    this.#ports = ports;
  }

  /** Stores an event on this device; it is sent soon. */
  add(event: IntegrityEventReport): void {
    const { queue } = this.#ports;
    // A device that takes nothing costs this event, not the attempt.
    this.#adding = this.#adding.then(async () => (await queue).add(event)).catch(() => {});
    if (!this.#timer) this.#sendIn(gatherMs);
  }

  /** Starts, or starts again after `stop`, with what an earlier page left. */
  begin(): void {
    this.#stopped = false;
    void this.drain();
  }

  /** Sends what waits, or else only that the page is there. */
  giveSign(): Promise<number> {
    this.#owesSign = true;
    return this.drain();
  }

  /** Sends what waits, now, and gives how many events the server decided on. */
  drain(): Promise<number> {
    this.#unschedule();
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Sends what waits once more, and ends the attempts of this page. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.drain();
  }

  async #sendAll(): Promise<number> {
    for (let sent = 0; ; ) {
      await this.#adding;
      const queue = await this.#ports.queue;
      const batch = (await queue.list().catch(() => [])).slice(0, batchSize);
      if (batch.length === 0 && !this.#owesSign) return sent;
      this.#owesSign = false;
      if (!(await this.#sendOne(queue, batch))) return sent;
      sent += batch.length;
    }
  }

  /** False where the events still wait. */
  async #sendOne(queue: EventQueue, batch: readonly QueuedEvent[]): Promise<boolean> {
    const { send, onRefused } = this.#ports;
    try {
      await send(batch.map(({ event }) => event));
    } catch (error) {
      if (sendFailureOf(error) !== 'refused') {
        this.#failures += 1;
        this.#sendIn(Math.max(backoffMs(this.#failures), retryAfterMs(error)));
        return false;
      }
      onRefused();
    }
    this.#failures = 0;
    // What cannot be forgotten would be sent without end; the server knows it by its id.
    return queue.remove(batch.map(({ key }) => key)).then(
      () => true,
      () => false,
    );
  }

  #sendIn(ms: number): void {
    this.#unschedule();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.drain(), ms);
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
