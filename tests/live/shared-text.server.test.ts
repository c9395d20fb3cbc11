// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyUpdate, Doc } from 'yjs';
import { liveEditors, liveEditorUpdates, rateLimits } from '../../server/platform/database/schema/index.ts';
import { createAccount, signInAgain, type TestAccount } from '../support/accounts.ts';
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
const STEPS = 60;
/** Instead of so many steps, for so long and at the pace of people. */
const MINUTES = Number(process.env['TYPING_MINUTES'] ?? 0);
const MINUTE_MS = 60_000;
const FIRST_SEED = Number(process.env['TYPING_SEED'] ?? 20_261_128);

/** Somebody's sign-in, made anew before it is over. */
function keptSignedIn(account: TestAccount): () => Promise<TestAccount> {
  let [current, since] = [account, performance.now()];
  return async () => {
    if (performance.now() - since > 5 * MINUTE_MS)
      [current, since] = [await signInAgain(server, current), performance.now()];
    return current;
  };
}

test.for(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
  'what four write at random over two processes, with cuts, is the same for all and lost nowhere (seed %i)',
  { timeout: 120_000 + MINUTES * MINUTE_MS },
  async (seed, { annotate }) => {
    // So many people come from one address only here.
    await server.db.delete(rateLimits);
    const room = await agreeOnLive(server, await createAccount(server, 'recruiter'), undefined, 1);
    const { lead, colleague, others, candidate, live } = room;
    await beginLive(server, live._id, new Date());
    const random = randomFrom(seed);
    const people = [lead, colleague, ...others, candidate].map(keptSignedIn);
    const enterAs = (who: () => Promise<TestAccount>) => async () =>
      enterLive(random() < 0.5 ? server : second, await who(), live._id);
    const writers = people.map((who) => new RoomWriter(enterAs(who)));
    const until = performance.now() + MINUTES * MINUTE_MS;
    const pace =
      MINUTES > 0
        ? { goesOn: () => performance.now() < until, pauseMs: 600 }
        : { goesOn: (step: number) => step < STEPS, pauseMs: 40 };
    const typed = await typeAtRandom({ writers, random, ...pace });
    const text = writers[0]?.shared.text.toString() ?? '';
    for (const writer of writers) writer.cut();

    const late = new RoomWriter(enterAs(keptSignedIn(await signInAgain(server, candidate))));
    await late.connect();
    expect(late.shared.text.toString()).toBe(text);
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    await annotate(`${JSON.stringify(typed)}, acknowledged ${acknowledged.length}, letters ${text.length}`);
    let missing = 0;
    late.shared.doc.on('update', () => {
      missing += 1;
    });
    // All have saved, so that what was acknowledged is all that was written.
    const whole = new Doc();
    for (const update of acknowledged)
      for (const doc of [late.shared.doc, whole]) applyUpdate(doc, Buffer.from(update, 'base64'), 'remote');
    expect(missing).toBe(0);
    expect(whole.getText('code').toString()).toBe(text);
    late.cut();
  },
);

test('many small updates become one, which whoever comes later reads; how it came about is kept', async () => {
  const { lead, candidate, live } = await agreeOnLive(server, await createAccount(server, 'recruiter'));
  await beginLive(server, live._id, new Date());
  const channel = await enterLive(server, candidate, live._id);
  const doc = new Doc();
  const updates: string[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(Buffer.from(update).toString('base64')));
  for (let nth = 0; nth < 230; nth += 1) doc.getText('code').insert(0, `${nth} `);
  for (const [nth, update] of updates.entries()) channel.say({ type: 'edit', number: nth + 1, update });
  await expect.poll(() => channel.heard.filter(({ type }) => type === 'stored')).toHaveLength(230);
  const [stored] = await server.db.select().from(liveEditors).where(eq(liveEditors.liveId, live._id));
  expect(stored?.state).not.toBeNull();
  expect(stored?.waiting).toBeLessThan(100);
  expect(await server.db.$count(liveEditorUpdates, eq(liveEditorUpdates.liveId, live._id))).toBe(230);
  const late = new RoomWriter(() => enterLive(second, lead, live._id));
  await late.connect();
  expect(late.shared.text.toString()).toBe(doc.getText('code').toString());
  late.cut();
  channel.socket.close();
});

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
