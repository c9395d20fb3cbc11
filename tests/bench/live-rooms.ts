import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../server/platform/database/connect.ts';
import { createAccount } from '../support/accounts.ts';
import { agreeOnLive, beginLive, enterLive } from '../support/live-room.ts';
import { startPostgres } from '../support/own-postgres.ts';
import { RoomWriter } from '../support/room-writer.ts';
import { ServerProcess } from '../support/server-process.ts';
import { median, percentile, type Table } from './figures.ts';

const ROOMS = 50;
const SECONDS = 60;
/** One in each room types as fast as people do. */
const KEY_EVERY_MS = 200;
const MOST_P95_MS = 150;

/** How soon a key is on the screens of the others, with many rooms in one process, and what a room takes of its memory. */
export async function measureLiveRooms(): Promise<Table> {
  const postgres = await startPostgres();
  const server = await ServerProcess.start({ DATABASE_URL: postgres.url });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, { error: console.error });
  try {
    const at = { url: server.url, db: database.db };
    const rooms: RoomWriter[][] = [];
    const agreed = [];
    for (let room = 0; room < ROOMS; room++)
      agreed.push(await agreeOnLive(at, await createAccount(at, 'recruiter')));
    const before = residentBytes(server.pid);
    for (const { live, lead, colleague, candidate } of agreed) {
      await beginLive(at, live._id, new Date());
      const writers = [lead, colleague, candidate].map(
        (who) => new RoomWriter(() => enterLive(at, who, live._id)),
      );
      for (const writer of writers) await writer.connect();
      rooms.push(writers);
    }
    const took: number[] = [];
    const keys = await Promise.all(rooms.map((writers) => typeKeys(writers, took)));
    const perRoom = (residentBytes(server.pid) - before) / ROOMS;
    const wanted = keys.reduce((sum, count) => sum + count, 0) * 2;
    for (const writer of rooms.flat()) {
      writer.cut();
      writer.shared.close();
    }
    const high = percentile(took, 0.95);
    const missed = [
      ...(high > MOST_P95_MS ? [`rooms: a key takes ${high.toFixed(0)} ms at p95, not ${MOST_P95_MS}`] : []),
      ...(took.length < wanted ? [`rooms: ${wanted - took.length} keys were not seen`] : []),
    ];
    return {
      title: 'Live interviews at once',
      method:
        `${ROOMS} rooms of three on one process with PostgreSQL; one in each types five keys a second for ${SECONDS} s, ` +
        'in the same process as all that read them. A key is gathered for 40 ms before it is sent. Load of the machine ' +
        `in the end: ${loadavg()[0]?.toFixed(1)}.`,
      columns: ['keys seen by others', 'median, ms', 'p95, ms', 'memory of a room, kB'],
      rows: [[String(took.length), median(took).toFixed(0), high.toFixed(0), (perRoom / 1000).toFixed(0)]],
      ...(missed.length > 0 && { missed }),
    };
  } finally {
    await database.close();
    await server.stop();
    await postgres.stop();
  }
}

/** The first one types; gives how many keys, and notes how long each took to the others. */
async function typeKeys([writer, ...others]: readonly RoomWriter[], took: number[]): Promise<number> {
  if (!writer) return 0;
  const typedAt: number[] = [];
  for (const { shared } of others) {
    let seen = 0;
    shared.text.observe(() => {
      for (const { length } = shared.text; seen < length; seen++)
        took.push(performance.now() - (typedAt[seen] ?? Number.NaN));
    });
  }
  await delay(Math.random() * KEY_EVERY_MS);
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    typedAt.push(performance.now());
    writer.shared.text.insert(writer.shared.text.length, 'x');
    await delay(KEY_EVERY_MS);
  }
  await delay(2000);
  return typedAt.length;
}

/** What a process holds in memory. */
function residentBytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
