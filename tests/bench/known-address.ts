/**
 * Whether the time of an answer tells if an address has an account: 500 calls each for known and unknown
 * ones, in random order, per operation. The figure is the probability that a known one takes longer than
 * an unknown one (AUC): 0.5 tells nothing, 0.45 to 0.55 is the bound. Run by `npm run bench`.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { newId } from '../../server/platform/database/identifier.ts';
import { users } from '../../server/platform/database/schema/index.ts';
import { hashPassword } from '../../server/platform/security/passwords.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import type { Answer, Call } from './caller.ts';

const ROUNDS = 500;
const WARM_UP = 30;
const HOUR_MS = 3_600_000;
const [LOWEST, HIGHEST] = [0.45, 0.55];

let clock = Date.now();

/** An operation that takes an address, as a call of anybody. */
interface Probe {
  readonly name: string;
  body(email: string): object;
  /** By default JSON. */
  readonly isForm?: boolean;
}

const registration = {
  role: 'candidate',
  full_name: 'A Stranger',
  password: 'somewhere over the hills',
  accept_terms: true,
};

const probes: readonly Probe[] = [
  { name: 'login', isForm: true, body: (username) => ({ username, password: 'not the password' }) },
  { name: 'register', body: (email) => ({ ...registration, email }) },
  { name: 'forgot-password', body: (email) => ({ email }) },
  { name: 'resend-verification-email', body: (email) => ({ email }) },
];

const caller = new Worker(new URL('caller.ts', import.meta.url));

async function timeOf(server: TestServer, { name, body, isForm }: Probe, email: string): Promise<number> {
  // Every call in a window of its own: no limit answers in the place of the operation.
  clock += HOUR_MS;
  await idle(server);
  const call: Call = {
    url: `${server.url}/api/v1/auth/${name}`,
    contentType: isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    body: isForm ? new URLSearchParams({ ...body(email) }).toString() : JSON.stringify(body(email)),
  };
  caller.postMessage(call);
  const [{ status, took }] = (await once(caller, 'message')) as [Answer];
  if (status === 429 || status >= 500) throw new Error(`${name} answered ${status}`);
  return took;
}

/** Waits until no job of the call before is left to run. */
async function idle({ db }: TestServer): Promise<void> {
  const open = sql`(select 1 from pgboss.job where state < 'completed')`;
  while ((await db.$count(open)) > 0) await delay(5);
}

/** How often a value of the first list is above one of the second; equal ones count half. */
function areaUnderCurve(above: readonly number[], below: readonly number[]): number {
  let wins = 0;
  for (const a of above) for (const b of below) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (above.length * below.length);
}

const addressOf = (kind: 'known' | 'unknown', probe: Probe, round: number) =>
  `${kind}-${probe.name}-${round}@mail.example`;

/** An account for each round: an address that is asked for again would be told by its counters alone. */
async function makeAccounts({ db }: TestServer, probe: Probe): Promise<void> {
  const passwordHash = await hashPassword('a long enough pass phrase');
  const at = new Date(clock);
  const state = { fullName: 'Known Person', role: 'candidate', passwordHash, isVerified: true } as const;
  const accounts = Array.from({ length: WARM_UP + ROUNDS }, (_, index) => ({
    id: newId(),
    email: addressOf('known', probe, index - WARM_UP),
    createdAt: at,
    updatedAt: at,
    ...state,
  }));
  await db.insert(users).values(accounts);
}

async function measure(server: TestServer, probe: Probe): Promise<number> {
  await makeAccounts(server, probe);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const took = await timeOf(server, probe, addressOf(kind, probe, round));
      if (round >= 0) times[kind].push(took);
    }
  }
  return areaUnderCurve(times.known, times.unknown);
}

const server = await startTestServer({ now: () => new Date(clock) });
try {
  for (const probe of probes) {
    const area = await measure(server, probe);
    const verdict = area >= LOWEST && area <= HIGHEST ? 'ok    ' : 'FAILED';
    if (verdict !== 'ok    ') process.exitCode = 1;
    console.log(
      `${verdict} ${probe.name}: AUC ${area.toFixed(3)} over ${ROUNDS} known and unknown addresses`,
    );
  }
} finally {
  await caller.terminate();
  await server.close();
}
