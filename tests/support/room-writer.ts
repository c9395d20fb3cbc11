import { setTimeout as delay } from 'node:timers/promises';
import type { LiveServerMessage } from '../../openapi/gen/types.gen.ts';
import { SharedText, type TextMessage, type TextNews } from '../../src/capabilities/live/shared-text.ts';
import type { TestChannel } from './live-room.ts';

const WITHIN_MS = 30_000;

const isNews = (message: LiveServerMessage): message is TextNews =>
  ['edited', 'stored', 'not_stored', 'synced', 'cursors'].includes(message.type);

/** Somebody who writes in a room with a page's own code, over connections that come and go. */
export class RoomWriter {
  readonly shared: SharedText;
  /** What the server said that it stored, as Yjs updates in base64. */
  readonly acknowledged: string[] = [];
  private readonly sent = new Map<number, string>();
  private readonly enter: () => Promise<TestChannel>;
  private channel: TestChannel | undefined;

  constructor(enter: () => Promise<TestChannel>) {
    this.enter = enter;
    this.shared = new SharedText({ send: (message) => this.send(message), nameOf: (id) => id });
  }

  async connect(): Promise<void> {
    const channel = await this.enter();
    this.channel = channel;
    channel.socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data as string) as LiveServerMessage;
      // What was under way when the connection broke never comes.
      if (this.channel !== channel || !isNews(message)) return;
      if (message.type === 'stored') this.acknowledged.push(this.sent.get(message.number) ?? '');
      this.shared.hear(message);
    });
    this.shared.opened();
    await until(() => this.shared.status() !== 'loading' && this.shared.status() !== 'offline');
  }

  cut(): void {
    this.channel?.socket.close();
    this.channel = undefined;
    this.shared.lost();
  }

  get isConnected(): boolean {
    return this.channel !== undefined;
  }

  private send(message: TextMessage): boolean {
    if (!this.channel) return false;
    if (message.type === 'edit') this.sent.set(message.number, message.update);
    this.channel.say(message);
    return true;
  }
}

/** Who writes for long deletes more from here on, so that the text stays within what an editor holds. */
const LONG_LETTERS = 10_000;

/** Writes or deletes something somewhere. */
function typeSomething({ text }: SharedText, random: () => number, step: number): void {
  const at = Math.floor(random() * (text.length + 1));
  const isLong = text.length > LONG_LETTERS;
  if (!isLong && (random() < 0.7 || text.length === 0))
    text.insert(at, `${step} ü\n`.repeat(1 + Math.floor(random() * 3)));
  else {
    const from = Math.min(at, text.length - 1);
    text.delete(from, isLong ? Math.min(500, text.length - from) : 1);
  }
}

interface Typing {
  readonly writers: readonly RoomWriter[];
  readonly random: () => number;
  /** Asked before each step. */
  readonly goesOn: (step: number) => boolean;
  /** The longest pause after a step. */
  readonly pauseMs: number;
}

/**
 * All write at random, while connections are cut and come back; in the end all are connected and have saved. Gives how
 * often somebody wrote, and how often a connection was cut.
 */
export async function typeAtRandom({ writers, random, goesOn, pauseMs }: Typing) {
  for (const writer of writers) await writer.connect();
  let [step, cuts] = [0, 0];
  for (; goesOn(step); step += 1) {
    const writer = writers[Math.floor(random() * writers.length)];
    if (!writer) continue;
    if (random() < 0.08) {
      if (writer.isConnected) {
        writer.cut();
        cuts += 1;
      } else await writer.connect();
    }
    typeSomething(writer.shared, random, step);
    if (random() < 0.3) await delay(random() * pauseMs);
  }
  for (const writer of writers) if (!writer.isConnected) await writer.connect();
  await until(() => writers.every(({ shared }) => shared.status() === 'saved'));
  await until(() => new Set(writers.map(({ shared }) => shared.text.toString())).size === 1);
  return { steps: step, cuts };
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Not so within ${WITHIN_MS} ms: ${isSo}`);
    await delay(5);
  }
}
