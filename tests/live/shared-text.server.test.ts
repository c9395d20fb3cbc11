// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveServerMessage } from '../../openapi/gen/types.gen.ts';
import { SharedText, type TextMessage, type TextNews } from '../../src/capabilities/live/shared-text.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive, enterLive, type TestChannel } from '../support/live-room.ts';
import { randomFrom } from '../support/random-from.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isNews = (message: LiveServerMessage): message is TextNews =>
  ['edited', 'stored', 'not_stored', 'synced', 'cursors'].includes(message.type);

/** Somebody who writes in the room with a page's own code, over connections that come and go. */
class Writer {
  readonly shared: SharedText;
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
      if (this.channel === channel && isNews(message)) this.shared.hear(message);
    });
    this.shared.opened();
    await expect.poll(() => this.shared.status(), { interval: 5 }).not.toBe('loading');
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
    this.channel.say(message);
    return true;
  }
}

test('what three write at once is the same for all, survives cuts, and is read by who comes later', async () => {
  const { lead, colleague, candidate, live } = await agreeOnLive(
    server,
    await createAccount(server, 'recruiter'),
  );
  await beginLive(server, live._id, new Date());
  const enterAs = (who: TestAccount) => () => enterLive(server, who, live._id);
  const writers = [lead, colleague, candidate].map((who) => new Writer(enterAs(who)));
  for (const writer of writers) await writer.connect();
  const random = randomFrom(7);
  for (let step = 0; step < 60; step += 1) {
    const writer = writers[Math.floor(random() * writers.length)] as Writer;
    if (random() < 0.1) {
      if (writer.isConnected) writer.cut();
      else await writer.connect();
    }
    type(writer.shared, random, step);
    if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const writer of writers) if (!writer.isConnected) await writer.connect();
  const texts = () => writers.map(({ shared }) => shared.text.toString());
  await expect.poll(() => writers.map(({ shared }) => shared.status())).toEqual(['saved', 'saved', 'saved']);
  await expect.poll(() => new Set(texts()).size).toBe(1);
  expect(texts()[0]?.length).toBeGreaterThan(0);
  for (const writer of writers) writer.cut();
  const late = new Writer(enterAs(candidate));
  await late.connect();
  await expect.poll(() => late.shared.text.toString()).toBe(texts()[0]);
  late.cut();
});

test('too much is refused and stored for nobody; what cannot be read is too', async () => {
  const { lead, candidate, live } = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  await beginLive(server, live._id, new Date());
  const channel = await enterLive(server, candidate, live._id);
  channel.say({ type: 'edit', number: 1, update: 'AAEC/////w==' });
  expect(await channel.hears('not_stored')).toMatchObject({ number: 1, reason: 'unreadable' });
  const writer = new Writer(() => enterLive(server, lead, live._id));
  await writer.connect();
  for (let nth = 0; nth < 6; nth += 1) {
    writer.shared.text.insert(0, String.fromCharCode(97 + nth).repeat(160_000));
    await expect.poll(() => writer.shared.status()).not.toBe('saving');
  }
  expect(writer.shared.status()).toBe('refused');
  writer.cut();
  channel.socket.close();
});

/** Writes or deletes something somewhere. */
function type({ text }: SharedText, random: () => number, step: number): void {
  const at = Math.floor(random() * (text.length + 1));
  if (random() < 0.7 || text.length === 0)
    text.insert(at, `${step} ü\n`.repeat(1 + Math.floor(random() * 3)));
  else text.delete(Math.min(at, text.length - 1), 1);
}
