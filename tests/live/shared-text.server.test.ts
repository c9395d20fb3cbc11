// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyUpdate } from 'yjs';
import { rateLimits } from '../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive, enterLive } from '../support/live-room.ts';
import { randomFrom } from '../support/random-from.ts';
import { RoomWriter, typeAtRandom } from '../support/room-writer.ts';
import { startTestServer, type TestServer, testEngine } from '../support/test-server.ts';

let server: TestServer;
/** A second process of the same installation, which the embedded database has no room for. */
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = testEngine() === 'postgres' ? await startTestServer({ beside: server }) : server;
});
afterAll(async () => {
  if (second !== server) await second.close();
  await server.close();
});

/** So many runs; as many as somebody has time for with the variable. */
const RUNS = Number(process.env['TYPING_RUNS'] ?? 2);
const STEPS = Number(process.env['TYPING_STEPS'] ?? 60);
const FIRST_SEED = Number(process.env['TYPING_SEED'] ?? 20_261_128);

test.each(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
  'what four write at random over two processes, with cuts, is the same for all and lost nowhere (seed %i)',
  async (seed) => {
    // So many people come from one address only here.
    await server.db.delete(rateLimits);
    const room = await agreeOnLive(server, await createAccount(server, 'recruiter'), undefined, 1);
    const { lead, colleague, others, candidate, live } = room;
    await beginLive(server, live._id, new Date());
    const random = randomFrom(seed);
    const enterAs = (who: TestAccount) => () => enterLive(random() < 0.5 ? server : second, who, live._id);
    const people = [lead, colleague, ...others, candidate];
    const writers = people.map((who) => new RoomWriter(enterAs(who)));
    await typeAtRandom({ writers, random, steps: STEPS });
    const text = writers[0]?.shared.text.toString();
    for (const writer of writers) writer.cut();

    const late = new RoomWriter(enterAs(candidate));
    await late.connect();
    expect(late.shared.text.toString()).toBe(text);
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    for (const writer of writers) expect(writer.acknowledged).not.toHaveLength(0);
    expect(acknowledged.length).toBeGreaterThanOrEqual(STEPS / 10);
    let missing = 0;
    late.shared.doc.on('update', () => {
      missing += 1;
    });
    for (const update of acknowledged) applyUpdate(late.shared.doc, Buffer.from(update, 'base64'), 'remote');
    expect(missing).toBe(0);
    late.cut();
  },
  120_000,
);

test('too much is refused and stored for nobody; what cannot be read is too', async () => {
  const { lead, candidate, live } = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  await beginLive(server, live._id, new Date());
  const channel = await enterLive(server, candidate, live._id);
  channel.say({ type: 'edit', number: 1, update: 'AAEC/////w==' });
  expect(await channel.hears('not_stored')).toMatchObject({ number: 1, reason: 'unreadable' });
  const writer = new RoomWriter(() => enterLive(server, lead, live._id));
  await writer.connect();
  for (let nth = 0; nth < 6; nth += 1) {
    writer.shared.text.insert(0, String.fromCharCode(97 + nth).repeat(160_000));
    await expect.poll(() => writer.shared.status()).not.toBe('saving');
  }
  expect(writer.shared.status()).toBe('refused');
  writer.cut();
  channel.socket.close();
});
