import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from '../../openapi/gen/types.gen.ts';
import { openDatabase } from '../../server/platform/database/connect.ts';
import { rateLimits } from '../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { startPostgres } from '../support/own-postgres.ts';
import { ServerProcess } from '../support/server-process.ts';
import { median, percentile, ratio, type Table } from './figures.ts';

const CANDIDATES = 500;
const SECONDS = 150;
/** Fewer than an address may have. */
const SIGN_INS = 200;
/** As the page does while somebody types; everybody begins at a moment of their own. */
const DRAFT_EVERY_MS = 2000;
const DRAFTS_PER_ANSWER = 12;
const HEARTBEAT_EVERY_DRAFTS = 15;

const SESSIONS = '/api/v1/interviews/session';
const PRACTICE = {
  mode: 'practice',
  role_family: 'software',
  level: 'mid',
  question_type: 'mixed',
  question_count: 5,
};
const SENTENCE = 'I compared the logs with the release of that day and wrote a test that showed the fault. ';

type Kind = 'draft' | 'answer' | 'other';

/** What came of the calls of everybody. */
class Calls {
  readonly took: Record<Kind, number[]> = { draft: [], answer: [], other: [] };
  failed = 0;

  async make(kind: Kind, url: string, { accessToken }: TestAccount, method: string, body?: object) {
    const began = performance.now();
    const reply = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await reply.text();
    this.took[kind].push(performance.now() - began);
    if (!reply.ok) this.failed += 1;
    return reply.ok && text ? (JSON.parse(text) as Session) : null;
  }
}

/** Somebody who practices until the time is over: types, and hands in, one interview after the other. */
async function practice(calls: Calls, origin: string, account: TestAccount, until: number): Promise<void> {
  await delay(Math.random() * DRAFT_EVERY_MS * DRAFTS_PER_ANSWER);
  let session: Session | null = null;
  let typed = 0;
  while (performance.now() < until) {
    if (!session?.current_turn) {
      const made = await calls.make('other', origin + SESSIONS, account, 'POST', PRACTICE);
      session =
        made && (await calls.make('other', `${origin}${SESSIONS}/${made._id}/start`, account, 'POST'));
      if (!session?.current_turn) return;
    }
    const { _id, current_turn: turn }: Session = session;
    const address = `${origin}${SESSIONS}/${_id}`;
    for (let revision = 1; revision <= DRAFTS_PER_ANSWER && performance.now() < until; revision++) {
      await delay(DRAFT_EVERY_MS);
      const text = SENTENCE.repeat(revision);
      await calls.make('draft', `${address}/turns/${turn?._id}/draft`, account, 'PUT', { text, revision });
      typed += 1;
      if (typed % HEARTBEAT_EVERY_DRAFTS === 0)
        await calls.make('other', `${address}/heartbeat`, account, 'POST');
    }
    const text = `${SENTENCE.repeat(DRAFTS_PER_ANSWER)} ${turn?._id}`;
    session = await calls.make('answer', `${address}/turns/${turn?._id}/answer`, account, 'POST', { text });
  }
}

/** What many people who type and answer at once wait for, with one process and a real PostgreSQL. */
export async function measureLoad(): Promise<Table> {
  const postgres = await startPostgres();
  const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, { error: console.error });
  try {
    const accounts: TestAccount[] = [];
    for (let person = 0; person < CANDIDATES; person++) {
      // All of them sign in from one address.
      if (person % SIGN_INS === 0) await database.db.delete(rateLimits);
      accounts.push(await createAccount({ url: server.url, db: database.db }));
    }
    const calls = new Calls();
    const until = performance.now() + SECONDS * 1000;
    await Promise.all(accounts.map((account) => practice(calls, server.url, account, until)));
    const { draft, answer, other } = calls.took;
    const row = (name: string, times: readonly number[]) => {
      const [usual, high] = [median(times), percentile(times, 0.95)];
      return [name, String(times.length), usual.toFixed(0), high.toFixed(0), ratio(high, usual)];
    };
    return {
      title: 'Many at once',
      method:
        `${CANDIDATES} candidates type and answer for ${SECONDS} s against one process on PostgreSQL, on the same ` +
        `machine as their calls. ${calls.failed} calls were refused.`,
      columns: ['calls', 'count', 'median, ms', 'p95, ms', 'p95 to median'],
      rows: [row('all', [...draft, ...answer, ...other]), row('drafts', draft), row('answers', answer)],
      ...(calls.failed > 0 && { missed: [`many at once: ${calls.failed} calls were refused`] }),
    };
  } finally {
    await database.close();
    await server.stop();
    await postgres.stop();
  }
}
