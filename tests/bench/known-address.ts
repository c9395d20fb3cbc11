import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { newId } from '../../server/platform/database/identifier.ts';
import { users } from '../../server/platform/database/schema/index.ts';
import { hashPassword } from '../../server/platform/security/passwords.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import type { Answer, Call } from './caller.ts';
import type { Table } from './figures.ts';

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

interface Stage {
  readonly server: TestServer;
  readonly caller: Worker;
}

async function timeOf({ server, caller }: Stage, { name, body, isForm }: Probe, email: string) {
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

async function measure(stage: Stage, probe: Probe): Promise<number> {
  await makeAccounts(stage.server, probe);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const took = await timeOf(stage, probe, addressOf(kind, probe, round));
      if (round >= 0) times[kind].push(took);
    }
  }
  return areaUnderCurve(times.known, times.unknown);
}

/** Whether the time of an answer tells if an address has an account. */
export async function measureAddresses(): Promise<Table> {
  const server = await startTestServer({ now: () => new Date(clock) });
  const caller = new Worker(new URL('caller.ts', import.meta.url));
  try {
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const probe of probes) {
      const area = await measure({ server, caller }, probe);
      rows.push([probe.name, area.toFixed(3)]);
      if (area < LOWEST || area > HIGHEST) missed.push(`${probe.name}: AUC ${area.toFixed(3)}`);
    }
    return {
      title: 'What the time of an answer tells of an address',
      method:
        `${ROUNDS} calls each for addresses with and without an account, in random order: the probability that ` +
        `one with an account takes longer (AUC). 0.5 tells nothing; the bound is ${LOWEST} to ${HIGHEST}.`,
      columns: ['operation', 'AUC'],
      rows,
      missed,
    };
  } finally {
    await caller.terminate();
    await server.close();
  }
}
